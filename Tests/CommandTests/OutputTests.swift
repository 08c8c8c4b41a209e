import MediaImage
@testable import MediaPipeline
import MediaVideo
import Testing

@testable import notelet_media

@Suite struct OutputTests {
    // MARK: Units

    @Test(arguments: [
        (0, "0 B"), (999, "999 B"), (1000, "1.00 kB"), (9994, "9.99 kB"), (9996, "10.0 kB"), (99_960, "100 kB"),
        (999_499, "999 kB"), (999_500, "1.00 MB"), (5_560_000, "5.56 MB"), (25_000_000, "25.0 MB"), (4_000_000_000, "4.00 GB"),
        (Int.max, "9223372 TB"),
    ])
    func `bytes have three digits and a decimal unit`(count: Int, text: String) {
        #expect(Units.bytes(count) == text)
    }

    @Test(arguments: [
        (0, "0.0 s"), (4.24, "4.2 s"), (59.94, "59.9 s"), (59.96, "1 min 00 s"), (83.4, "1 min 23 s"), (3599.6, "1 h 00 min"),
        (7380, "2 h 03 min"), (-.infinity, "-"), (.nan, "-"),
    ])
    func `seconds grow into minutes and hours`(seconds: Double, text: String) {
        #expect(Units.seconds(seconds) == text)
    }

    @Test(arguments: [
        (100, 22, "78 %"), (100, 100, "0 %"), (100, 150, "-50 %"), (0, 5, "-"), (1000, 1001, "0 %"), (1, 999_999, "-9999 %"),
    ])
    func `what is saved is a share of what there was`(before: Int, after: Int, text: String) {
        #expect(Units.saved(from: before, to: after) == text)
    }

    // MARK: Text of others

    @Test(arguments: [
        ("plain é 画像 👩‍👩‍👧", "plain é 画像 👩‍👩‍👧"), ("a\u{1B}[31mb", "a\\u{1b}[31mb"), ("a\nb\tc\r", "a\\nb\\tc\\r"),
        ("\u{9B}2J\u{7F}", "\\u{9b}2J\\u{7f}"), ("gpj\u{202E}txt", "gpj\\u{202e}txt"), ("a\u{2028}b", "a\\u{2028}b"),
    ])
    func `control characters are shown, not obeyed`(text: String, shown: String) {
        #expect(Escaping.visible(text) == shown)
    }

    @Test func `lines of a message stay lines where they are meant`() {
        #expect(Escaping.visible("a\nb\u{7}", keepingLines: true) == "a\nb\\u{7}")
    }

    @Test func `JSON holds no raw control characters`() throws {
        #expect(try JSONText.of(["a\u{1B}\u{9B}\u{7F}/"]) == "[\n  \"a\\u001b\\u009b\\u007f/\"\n]\n")
    }

    @Test(arguments: [("abc", 3), ("画像", 4), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("한", 2), ("", 0)])
    func `width counts columns of a terminal`(text: String, columns: Int) {
        #expect(TextWidth.of(text) == columns)
    }

    @Test(arguments: 0...30)
    func `a shortened name fits and keeps its end`(width: Int) {
        for name in ["captures/a-long-name/of-a-file.mov", "画像/とても長い名前のファイル.png"] {
            let short = TextWidth.shortened(name, to: width)
            #expect(TextWidth.of(short) <= width)
            if width >= 12 { #expect(short.hasSuffix(name.suffix(4))) }
        }
    }

    // MARK: Table

    private static var report: Report {
        var report = Report(
            items: [
                .init(
                    path: "[0].items[0].media", source: "captures/notes-video.mov", status: .processed, seconds: 4.21,
                    bytesIn: 25_000_000, bytesOut: 9_000_000, bytesMain: 5_560_000),
                .init(
                    path: "[0].items[1].media", source: "a-folder-with-a-long-name/and-another-one/画像-of-the-home-screen.png",
                    status: .unchanged, bytesIn: 1_200_000, bytesOut: 300_000, bytesMain: 180_000),
                .init(
                    path: "[0].items[2].media", source: "bad\u{1B}[31m.png", status: .failed,
                    error: .init(code: "x", message: "y")),
                .init(
                    path: "[0].items[3].media", manifest: "b.json", source: "tiny.png", status: .processed, seconds: 125,
                    bytesIn: 900, bytesOut: 1200, bytesMain: 1200),
            ], totals: .init())
        report.totals.processed = 2
        report.totals.unchanged = 1
        report.totals.failed = 1
        report.totals.seconds = 129.3
        report.totals.bytesIn = 26_200_900
        report.totals.bytesOut = 9_301_200
        report.totals.bytesMain = 5_741_200
        return report
    }

    @Test func `the table is as recorded, aligned and fits 80 columns`() throws {
        let text = SummaryTable(report: Self.report, columns: 80, style: Style(hasColour: false)).text
        try Snapshot.check(text, "table.txt")
        let widths = Set(text.lines.dropLast().map { TextWidth.of($0) })
        #expect(widths.count == 1)
        #expect(widths.allSatisfy { $0 <= 80 })
    }

    @Test func `the table grows with its terminal and has colours there`() {
        let plain = SummaryTable(report: Self.report, columns: 120, style: Style(hasColour: false)).text
        #expect(plain.contains("a-folder-with-a-long-name/and-another-one/画像-of-the-home-screen.png"))
        let coloured = SummaryTable(report: Self.report, columns: 120, style: Style(hasColour: true)).text
        #expect(coloured.contains("\u{1B}[31mbad\\u{1b}[31m.png"))
    }

    @Test func `a dry run says what is to do and promises no sizes`() throws {
        var report = Self.report
        report.dryRun = true
        try Snapshot.check(SummaryTable(report: report, columns: 80, style: Style(hasColour: false)).text, "table-dry-run.txt")
    }

    @Test func `a manifest without media has a table of one line`() {
        let text = SummaryTable(
            report: Report(items: [], totals: .init()), columns: 80, style: Style(hasColour: false)
        ).text
        #expect(text.lines.count == 2)
        #expect(text.hasPrefix("No media items "))
    }

    // MARK: Inspection

    @Test func `what a source is reads as recorded`() throws {
        var video = Inspection(source: "captures/demo.mov", kind: "video", bytes: 25_000_000)
        video.video = VideoInfo(
            container: "QuickTime", videoCodec: "HEVC Main 10", audioCodec: "AAC LC", width: 1290, height: 2796, duration: 10.02,
            frameRate: 59.94, isVariableFrameRate: true, frames: 600, colour: "HLG BT.2020", isHDR: true, bitDepth: 10,
            rotation: 90, isMirrored: true, lostToCrop: 0.5386)
        var image = Inspection(source: "hero\u{7}.png", kind: "image", bytes: 120_000)
        image.image = ImageInfo(
            format: "PNG", width: 800, height: 800, orientation: 6, frames: 3, duration: 1.5, bitDepth: 16, channels: 4,
            hasAlpha: true, colour: "Display P3", lostToCrop: 0)
        var plain = Inspection(source: "grey.jpg", kind: "image", bytes: 999)
        plain.image = ImageInfo(format: "JPEG", width: 10, height: 20, channels: 1, lostToCrop: 0.5)
        let texts = [video, image, plain].map { InspectionText(inspection: $0, style: Style(hasColour: false)).text }
        try Snapshot.check(texts.joined(separator: "\n"), "inspect.txt")
    }
}
