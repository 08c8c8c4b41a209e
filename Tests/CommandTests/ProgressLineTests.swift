import Testing

@testable import notelet_media

@Suite struct ProgressLineTests {
    @Test func `it counts unchanged items from the start and others as they end`() {
        var line = ProgressLine()
        line.planned(items: 5, toDo: 4, unchanged: 1)
        #expect(line.text(columns: 80, elapsed: 0) == "[................] 1/5")
        line.ended("[0].items[0].media", "a.png", wasUnchanged: true)
        line.started("[0].items[1].media", "b.png")
        line.ended("[0].items[1].media", "b.png", wasUnchanged: false)
        #expect(line.text(columns: 80, elapsed: 0) == "[####............] 2/5")
    }

    @Test func `it shows what is at work, how fast, and how long it will take`() {
        var line = ProgressLine()
        line.planned(items: 2, toDo: 2, unchanged: 0)
        line.started("a", "shots/hero.png")
        line.progressed("b", "captures/demo.mov", fraction: 0.5, framesPerSecond: 61.4, secondsLeft: 83)
        #expect(line.text(columns: 80, elapsed: 9) == "[####............] 0/2  61 fps  1:23 left  hero.png, demo.mov 50 %")
        line.ended("b", "captures/demo.mov", wasUnchanged: false)
        #expect(line.text(columns: 80, elapsed: 10) == "[########........] 1/2  0:10 left  hero.png")
    }

    @Test func `the same path in two manifests is two items`() {
        var line = ProgressLine()
        line.planned(items: 2, toDo: 2, unchanged: 0)
        line.started("a", "x.png")
        line.started("a", "y.png")
        line.ended("a", "x.png", wasUnchanged: false)
        #expect(line.text(columns: 80, elapsed: 0).hasSuffix(" 1/2  y.png"))
    }

    @Test(arguments: [10, 20, 30, 40, 60, 80, 200])
    func `it never fills the terminal's last column`(columns: Int) {
        var line = ProgressLine()
        line.planned(items: 2000, toDo: 2000, unchanged: 0)
        for index in 0..<8 {
            line.progressed(
                "\(index)", "画像/a-very-long-name-\(index)\u{1B}.mov", fraction: 0.1, framesPerSecond: 100, secondsLeft: 9e9)
        }
        let text = line.text(columns: columns, elapsed: 5)
        #expect(TextWidth.of(text) < columns)
        #expect(!text.contains("\u{1B}"))
    }

    @Test func `nothing to do is all done`() {
        var line = ProgressLine()
        line.planned(items: 3, toDo: 0, unchanged: 3)
        #expect(line.text(columns: 80, elapsed: 3) == "[################] 3/3")
    }
}
