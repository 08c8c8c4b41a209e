import Foundation
import NotesManifest
import Testing

@Suite struct AppTests {
    private let data = Data(
        #"""
        [{"version": "1.2", "items": [
           {"list": {"title": {"key": "NEW", "defaultValue": "What's new"}, "rows": [{"symbolSystemName": "star", "title": "a", "description": {"key": "B"}}]}},
           {"media": {"kind": {"image": {}}, "url": "raw.jpg", "title": "t", "description": "d"}},
           {"x": 1, "media": {"kind": {"video": {}}, "url": "v-1224.mp4", "title": "t", "description": "d", "width": 1224, "height": 1224,
             "type": "video/mp4", "bytes": 3000000, "codecs": "avc1.64002A", "duration": 12.5, "frameRate": 60, "bitrate": 1, "hasAudio": false,
             "variants": [{"url": "v-816.mp4", "width": 816, "height": 816, "type": "video/mp4", "bytes": 1500000},
                          {"url": "v-544.mp4", "width": 544, "height": 544, "type": "video/mp4", "bytes": 600000}],
             "source": {"url": "raw.mov", "sha256": "00", "width": 1290, "height": 2796}, "future": [1]}}]},
         {"version": "1.2", "items": []}, {"version": "1.1", "items": []}]
        """#.utf8)

    private func notes() throws -> [ReleaseNotes<NoteText>] {
        try JSONDecoder().decode([ReleaseNotes<NoteText>].self, from: data)
    }

    @Test func `a processed manifest is read with types`() throws {
        let items = try notes().items(of: "1.2")
        guard case .list(let list) = items[0], case .media(let raw) = items[1], case .media(let video) = items[2] else {
            Issue.record("not the items: \(items)")
            return
        }
        #expect(list.title == NoteText("What's new", key: "NEW"))
        #expect(list.rows[0].description == NoteText("B", key: "B"))
        #expect(raw.kind == .image && raw.processed == nil)
        #expect(video.kind == .video && video.processed?.duration == 12.5)
        let location = video.processed?.rendition(pixelWidth: 800).location(
            relativeTo: try #require(URL(string: "https://example.com/notes/m.json")))
        #expect(location?.absoluteString == "https://example.com/notes/v-816.mp4")
    }

    @Test(arguments: [
        (1224, nil, "v-1224.mp4"), (2000, nil, "v-1224.mp4"), (1000, nil, "v-1224.mp4"), (816, nil, "v-816.mp4"),
        (500, nil, "v-544.mp4"),
        (1, nil, "v-544.mp4"), (1224, 2_000_000, "v-816.mp4"), (1224, 600_000, "v-544.mp4"), (600, 600_000, "v-544.mp4"),
        (1224, 10, "v-544.mp4"),
    ])
    func `the lightest rendition that fills the view is chosen, within the budget`(
        _ width: Int, _ budget: Int?, _ expected: String
    ) throws {
        guard case .media(let video) = try notes().items(of: "1.2")[2], let processed = video.processed else {
            Issue.record("not processed")
            return
        }
        #expect(processed.rendition(pixelWidth: width, maxBytes: budget).url == expected)
    }

    @Test func `a version is looked up as Notelet does: as a string, the first of equal ones`() throws {
        let notes = try notes()
        #expect(notes.items(of: "1.2").count == 3)
        #expect(notes.items(of: "1.2.0").isEmpty)
        #expect(notes.items(of: "1.1").isEmpty)
    }

    @Test func `the current version is shown until it has been seen, a given one always`() throws {
        let bundle = Bundle.main
        let current = NotesVersion.current.name(in: bundle)
        let notes = [Entry(version: current, items: [1]), Entry(version: "9", items: [2, 3]), Entry(version: "8", items: [])]
        let seen = Memory()
        #expect(notes.presentation(of: nil, seen: seen) == nil)
        #expect(notes.presentation(of: .v("7"), seen: seen) == nil)
        #expect(notes.presentation(of: .v("8"), seen: seen) == nil)
        let given = try #require(notes.presentation(of: .v("9"), seen: seen))
        #expect(given.items == [2, 3] && !given.isCurrent)
        given.dismiss(seen: seen)
        #expect(seen.latestSeenVersion == nil)
        let first = try #require(notes.presentation(of: .current, seen: seen))
        #expect(first.items == [1] && first.isCurrent && first.version == current)
        first.dismiss(seen: seen)
        #expect(seen.latestSeenVersion == current)
        #expect(notes.presentation(of: .current, seen: seen) == nil)
        #expect(notes.presentation(of: .v(current), seen: seen) != nil)
        seen.latestSeenVersion = "0.9"
        #expect(notes.presentation(of: .current, seen: seen) != nil)
        #expect([Entry]().presentation(of: .current, seen: seen) == nil)
    }

    @Test func `the seen version lives in the user defaults under Notelet's key`() throws {
        let suite = "notelet-media-test-\(UUID().uuidString)"
        let defaults = try #require(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        let seen = UserDefaultsSeenVersion(suiteName: suite)
        #expect(seen.latestSeenVersion == nil)
        seen.latestSeenVersion = "1.2"
        #expect(UserDefaultsSeenVersion(suiteName: suite).latestSeenVersion == "1.2")
        #expect(defaults.string(forKey: "Notelet.LatestSeenAppVersion") == "1.2")
        seen.latestSeenVersion = nil
        #expect(seen.latestSeenVersion == nil)
    }

    private struct Entry: VersionNotes, Equatable {
        let version: String
        let items: [Int]
    }

    private final class Memory: SeenVersionStorage {
        private var version: String?
        var latestSeenVersion: String? {
            get { version }
            set { version = newValue }
        }
    }
}
