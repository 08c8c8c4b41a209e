import Testing

@testable import MediaVideo

/// Small tables for the parts that decide without a file.
@Suite struct UnitTableTests {
    struct Rate: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var deltas: [Double]
        var stated: Double
        var rate: Double
        var isVariable = false

        init(_ name: String, _ deltas: [Double], stated: Double = 0, _ rate: Double, isVariable: Bool = false) {
            (testDescription, self.deltas, self.stated, self.rate, self.isVariable) = (name, deltas, stated, rate, isVariable)
        }
    }

    private static func even(_ delta: Double, _ count: Int = 60) -> [Double] { Array(repeating: delta, count: count) }

    /// 29.97 frames a second with times in whole milliseconds.
    private static func rounded() -> [Double] {
        let times = (0..<30).map { ($0 * 1001 + 15) / 30 }
        return zip(times.dropFirst(), times).map { Double($0 - $1) / 1000 }
    }

    static let rates: [Rate] = [
        Rate("a camera's 30", even(1.0 / 30), stated: 30, 30),
        Rate("29.97", even(1001.0 / 30000), stated: 29.97, 30000.0 / 1001),
        Rate("milliseconds of 29.97", rounded(), stated: 29.97, 30000.0 / 1001),
        Rate("a screen at 60 with pauses", even(1.0 / 60) + [0.5, 0.1, 0.2, 1], stated: 600, 60, isVariable: true),
        Rate(
            "a slow screen, irregular", [0.05, 0.066, 0.05, 0.066, 0.0667, 0.05, 0.133, 0.0667], stated: 16.7, 30,
            isVariable: true),
        Rate("a GIF's 30 ms", even(0.03), 100.0 / 3),
        Rate("a GIF's 70 ms", even(0.07), 100.0 / 7),
        Rate("one a second", even(1, 5), stated: 1, 1),
        Rate("240", even(1.0 / 240), stated: 240, 240),
        Rate("nothing known", [], 30),
    ]

    @Test(arguments: rates)
    func `a frame rate is found from the frames' times`(row: Rate) {
        let found = FrameRate.of(deltas: row.deltas, stated: row.stated, fallback: 0)
        #expect(abs(found.rate.value - row.rate) < 1e-6, "\(found.rate.value)")
        #expect(found.isVariable == row.isVariable)
    }

    @Test(arguments: [
        (60.0, 60.0, 60.0, 1), (120, 60, 60, 2), (144, 60, 48, 3), (59.94, 30, 29.97, 2), (25, 60, 25, 1), (90, 60, 45, 2),
        (240, 60, 60, 4),
    ])
    func `a rate over the limit keeps every n-th frame`(rate: Double, limit: Double, expected: Double, every: Int) {
        let exact = rate == 59.94 ? FrameRate(60000, 1001) : FrameRate(Int(rate))
        let limited = exact.limited(to: limit)
        #expect(abs(limited.rate.value - expected) < 0.01 && limited.every == every)
    }

    /// Which frame each slot shows.
    private func slots(_ times: [Double], end: Double, rate: Double, interval: Double, limit: Double = 60) -> [Int] {
        var schedule = FrameSchedule<Int>(rate: rate, sourceInterval: interval, limit: limit)
        var result: [Int] = []
        for (number, time) in times.enumerated() {
            if let (shown, range) = schedule.push(number, at: time) { result += range.map { _ in shown } }
        }
        if let (shown, range) = schedule.finish(end: end) { result += range.map { _ in shown } }
        return result
    }

    @Test func `frames fall into the slots in which they are due`() {
        #expect(slots([0, 0.1, 0.2], end: 0.3, rate: 10, interval: 0.1) == [0, 1, 2])
        #expect(slots([0, 0.101, 0.199], end: 0.3, rate: 10, interval: 0.1) == [0, 1, 2], "jitter")
        #expect(slots([0, 0.3], end: 1, rate: 10, interval: 0.1) == [0, 0, 0, 1, 1, 1, 1, 1, 1, 1], "held frames")
        #expect(slots([0, 0.05, 0.1, 0.15, 0.2, 0.25], end: 0.3, rate: 10, interval: 0.05) == [0, 2, 4], "every second one")
        #expect(slots([-0.2, -0.1, 0, 0.1], end: 0.2, rate: 10, interval: 0.1) == [2, 3], "what lies before the start")
        #expect(
            slots([-0.2, 0.16], end: 0.3, rate: 10, interval: 0.1) == [0, 0, 1], "the frame that is on when the trim starts")
        #expect(slots([0, 0.1, 0.2, 0.3], end: 0.4, rate: 10, interval: 0.1, limit: 0.2) == [0, 1], "no more than the limit")
        #expect(slots([0], end: 0, rate: 10, interval: 0.1) == [0], "never nothing")
    }

    @Test func `a matrix of libav maps to one of eight turns or to none`() {
        func matrix(_ a: Int32, _ b: Int32, _ c: Int32, _ d: Int32) -> [Int32] { [a, b, 0, c, d, 0, 0, 0, 1 << 30] }
        let one: Int32 = 65536
        #expect(Orientation.from(matrix: matrix(one, 0, 0, one)) == .upright)
        #expect(Orientation.from(matrix: matrix(0, one, -one, 0))?.filters == ["transpose=clock"])
        #expect(Orientation.from(matrix: matrix(-one, 0, 0, -one))?.filters == ["hflip", "vflip"])
        #expect(Orientation.from(matrix: matrix(0, -one, one, 0))?.filters == ["transpose=cclock"])
        #expect(Orientation.from(matrix: matrix(-one, 0, 0, one))?.filters == ["hflip"])
        #expect(Orientation.from(matrix: matrix(one, 0, 0, -one))?.filters == ["vflip"])
        #expect(Orientation.from(matrix: matrix(0, one, one, 0))?.filters == ["transpose=cclock_flip"])
        #expect(Orientation.from(matrix: matrix(0, -one, -one, 0))?.filters == ["transpose=clock_flip"])
        #expect(Orientation.from(matrix: matrix(2 * one, 0, 0, 2 * one)) == .upright, "a scale is not a turn")
        #expect(Orientation.from(matrix: matrix(46341, 46341, -46341, 46341)) == nil)
        #expect(Orientation.from(matrix: matrix(0, 0, 0, 0)) == nil)
    }

    @Test func `codec names are read from the encoder's headers`() {
        let h264: [UInt8] = [0, 0, 0, 1, 0x67, 0x64, 0x00, 0x2A, 0xAC, 0, 0, 0, 1, 0x68, 0xEE]
        #expect(CodecString.h264(h264) == "avc1.64002A")
        #expect(CodecString.h264([1, 0x64, 0, 0x1F, 0xFF]) == "avc1.64001F")
        #expect(CodecString.h264([1, 2]) == nil)
        let hevc: [UInt8] = [0, 0, 0, 1, 0x42, 1, 1, 1, 0x60, 0, 0, 3, 0, 0x90, 0, 0, 3, 0, 0, 3, 0, 0x7B, 0xA0]
        #expect(CodecString.hevc(hevc) == "hvc1.1.6.L123.90")
    }

    @Test func `a crop is cut in whole chroma samples and stays inside the picture`() {
        for (width, height) in [(1290, 2796), (161, 121), (1920, 1080), (3, 5)] {
            for focus in [0.0, 0.3, 0.5, 1.0] {
                for orientation in Combination.orientations {
                    let side = SquareLayout.side(width: width, height: height, fit: .cover, limit: 1224)
                    let layout = SquareLayout(
                        width: width, height: height, aspect: 1, orientation: orientation,
                        placement: FramePlacement(focusX: focus, focusY: 1 - focus), side: side,
                        steps: (2, 2))
                    #expect(layout.cropX >= 0 && layout.cropX + layout.cropWidth <= width)
                    #expect(layout.cropY >= 0 && layout.cropY + layout.cropHeight <= height)
                    #expect(layout.cropX.isMultiple(of: 2) && layout.cropY.isMultiple(of: 2))
                    #expect(abs(layout.cropWidth - layout.cropHeight) <= 1)
                }
            }
        }
    }

    @Test func `colours have the codes of limited BT.709`() {
        #expect(PictureGraph.limited709((0, 0, 0)) == (16, 128, 128))
        #expect(PictureGraph.limited709((255, 255, 255)) == (235, 128, 128))
        #expect(PictureGraph.limited709((255, 0, 0)) == (63, 102, 240))
    }

    @Test func `the default ladder suits every size of source`() throws {
        let recipe = VideoRecipe(rungs: VideoRecipe.ladder(sides: [1224, 816, 544]))
        func ladder(_ width: Int, _ height: Int, _ rate: Int) throws -> [String] {
            try Ladder(recipe, width: width, height: height, rate: FrameRate(rate)).steps.map {
                "\($0.side)@\(Int($0.rate.value.rounded()))"
            }
        }
        #expect(try ladder(1290, 2796, 60) == ["1224@60", "816@60", "544@30"])
        #expect(try ladder(720, 1280, 30) == ["720@30", "544@30"])
        #expect(try ladder(1080, 1920, 120) == ["1080@60", "816@60", "544@30"])
        #expect(try ladder(320, 241, 50) == ["240@50"])
        #expect(try ladder(816, 816, 24) == ["816@24", "544@24"])
    }
}
