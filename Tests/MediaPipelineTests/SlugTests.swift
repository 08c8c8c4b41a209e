import Testing

@testable import MediaPipeline

@Suite struct `Slugs of source names` {
    @Test(arguments: [
        ("captures/notes-video.mov", "notes-video"),
        ("Screen Recording 2026-03-01 at 12.30.mov", "screen-recording-2026-03-01-at-12-30"),
        ("Émile Ça va.HEIC", "emile-ca-va"),
        ("ﬁle № 5.png", "file-no-5"),
        ("日本語.png", "media"),
        ("写真 3.jpg", "3"),
        ("🎉.gif", "media"),
        ("-rf.png", "rf"),
        ("a--b__c.png", "a-b-c"),
        ("...", "media"),
        (".hidden", "hidden"),
        ("noextension", "noextension"),
        ("new\nline.png", "new-line"),
        ("CON.png", "con"),
        (String(repeating: "x", count: 250) + ".png", String(repeating: "x", count: 48)),
    ])
    func `a slug is lower-case ASCII that any server and file system takes`(name: String, slug: String) {
        #expect(Slug.of(fileName: name) == slug)
    }
}
