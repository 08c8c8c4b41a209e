import Testing
import NotesManifest

@testable import notelet_media

@Suite struct ValueTests {
    @Test(arguments: [
        ("1", 1), ("500MB", 500_000_000), ("500mb", 500_000_000), ("2G", 2 << 30), ("2GiB", 2 << 30), ("1.5k", 1536),
        ("1.5 kB", 1500), ("4GB", 4_000_000_000), ("1T", 1 << 40), ("7B", 7),
    ])
    func `a size has a unit of 1024s or of 1000s`(text: String, bytes: Int) throws {
        #expect(try ValueReader.size(atLeast: 1).read(text) == bytes)
    }

    @Test(arguments: ["", "G", "1.2.3M", "0x10", "1e", "1GiBB", "1 2", "nan", "inf", "١M"])
    func `what is no size is refused`(text: String) {
        #expect(throws: ValueError.self) { try ValueReader.size(atLeast: 1).read(text) }
    }

    @Test func `sides come out largest first, each once`() throws {
        #expect(try ValueReader.sides(in: 1...2000).read("816, 1224,816") == [1224, 816])
    }

    @Test(arguments: [("60", 60.0), ("0.5", 0.5), ("1e2", 100.0)])
    func `seconds may have a fraction`(text: String, seconds: Double) throws {
        #expect(try ValueReader.seconds.read(text) == seconds)
    }

    @Test(arguments: ["", "nan", "inf", "0", "0x1p3", ".5", "1,5", "100000"])
    func `what is no number of seconds is refused`(text: String) {
        #expect(throws: ValueError.self) { try ValueReader.seconds.read(text) }
    }

    @Test(arguments: ["https://example.com/notes/", "https://example.com/notes", "http://localhost:8080", "app://media/"])
    func `a base URL is absolute`(text: String) throws {
        #expect(try ValueReader.url.read(text) == text)
    }

    @Test(arguments: ["", "/notes", "notes", "https://", "https:notes", "ht tp://x", "//example.com/"])
    func `a base URL that is not absolute is refused`(text: String) {
        #expect(throws: ValueError.self) { try ValueReader.url.read(text) }
    }

    @Test(arguments: [("kitten", "sitting", 3), ("out", "out", 0), ("otu", "out", 1), ("", "out", 3), ("crf", "", 3)])
    func `the distance of two names counts slips of typing`(first: String, second: String, distance: Int) {
        #expect(NearestName.distance(first, second) == distance)
        #expect(NearestName.distance(second, first) == distance)
    }
}
