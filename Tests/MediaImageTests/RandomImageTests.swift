import Foundation
import MediaTestSupport
import Testing

@testable import MediaImage

/// Random pictures against a slow reference in plain pixel arithmetic.
@Suite struct RandomImageTests {
    /// 60 by default, 2,000 with `NOTELET_TEST_FULL=1` in the environment.
    static let count = ProcessInfo.processInfo.environment["NOTELET_TEST_FULL"] == "1" ? 2000 : 60

    @Test(arguments: 0..<8)
    func `sizes are exact and colours within 3 of 255 away from edges`(part: Int) throws {
        let sources = try Sources()
        var compared = 0
        for number in stride(from: part, to: RandomImageTests.count, by: 8) {
            var generator = SeededGenerator(seed: UInt64(number) &* 7919 &+ 17)
            let sample = RandomSample(&generator)
            let path = try sources.write(sample.file, as: "a")
            let recipe = ImageRecipe(sides: sample.sides, format: .png, placement: sample.placement)
            let rendered = try ImageRenderer.render(path: path, recipe: recipe)
            let shown = sample.shownSize
            #expect([rendered.source.width, rendered.source.height] == [shown.width, shown.height] as [Int], "\(sample)")
            let expected = sample.sides.map { min($0, min(shown.width, shown.height)) }
            #expect(
                rendered.renditions.map(\.width) == expected.reduce(into: []) { if $0.last != $1 { $0.append($1) } }, "\(sample)")
            for rendition in rendered.renditions {
                let pixels = try decode(rendition.data)
                #expect(pixels.size == [rendition.width, rendition.width], "\(sample)")
                for _ in 0..<40 {
                    let (x, y) = (
                        Int.random(in: 0..<pixels.width, using: &generator), Int.random(in: 0..<pixels.width, using: &generator)
                    )
                    guard let reference = sample.reference(x: x, y: y, side: pixels.width) else { continue }
                    compared += 1
                    let found = pixels[x, y]
                    if found.distance(reference) > 3 {
                        Issue.record("\(sample): \(found) for \(reference) at \(x), \(y) of \(pixels.width)")
                        break
                    }
                }
            }
        }
        #expect(compared > RandomImageTests.count / 8 * 5, "only \(compared) pixels lay away from edges")
    }
}

/// A picture of coloured cells, stored in some way.
struct RandomSample: CustomStringConvertible {
    let width: Int
    let height: Int
    let channels: Int
    let depth: Int
    let orientation: Int
    let isTIFF: Bool
    let sides: [Int]
    let placement: Placement
    /// Lines between the cells, as shares of the stored size.
    private let columns: [Int]
    private let rows: [Int]
    /// Samples at full depth, cell after cell.
    private let cells: [[Int]]

    init(_ generator: inout SeededGenerator) {
        func log(_ range: ClosedRange<Double>, _ generator: inout SeededGenerator) -> Int {
            Int(
                exp(
                    Double.random(
                        in: Foundation.log(range.lowerBound)...Foundation.log(range.upperBound + 0.99), using: &generator)))
        }
        width = log(1...3000, &generator)
        height = log(1...3000, &generator)
        channels = Int.random(in: 1...4, using: &generator)
        depth = Bool.random(using: &generator) ? 8 : 16
        orientation = Int.random(in: 1...8, using: &generator)
        isTIFF = Bool.random(using: &generator)
        let first = log(1...1224, &generator)
        sides =
            Bool.random(using: &generator)
            ? [first] : [first, max(1, first * 2 / 3)].reduce(into: []) { if $0.last != $1 { $0.append($1) } }
        let compass: [Placement.Gravity] = [
            .center, .north, .northeast, .east, .southeast, .south, .southwest, .west, .northwest,
        ]
        placement = Placement(gravity: compass.randomElement(using: &generator) ?? .center)
        func lines(_ length: Int, _ generator: inout SeededGenerator) -> [Int] {
            let count = min(length, Int.random(in: 1...4, using: &generator))
            return [0] + (1..<max(1, count)).map { $0 * length / count } + [length]
        }
        columns = lines(width, &generator)
        rows = lines(height, &generator)
        let top = 1 << depth - 1
        let (channels, count) = (channels, (columns.count - 1) * (rows.count - 1))
        cells = (0..<count).map { _ in (0..<channels).map { _ in Int.random(in: 0...top, using: &generator) } }
    }

    var description: String {
        "\(width)x\(height), \(channels) channels of \(depth) bit, orientation \(orientation), \(isTIFF ? "TIFF" : "PNG"), sides \(sides), \(placement.gravity)"
    }

    var shownSize: Size { orientation >= 5 ? Size(width: height, height: width) : Size(width: width, height: height) }

    var file: Data {
        var lines: [[UInt8]] = []
        for row in 0..<rows.count - 1 {
            var line: [UInt8] = []
            for column in 0..<columns.count - 1 {
                let cell = cells[row * (columns.count - 1) + column]
                let pixel = cell.flatMap {
                    depth == 8 ? [UInt8($0)] : isTIFF ? [UInt8($0 & 255), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 255)]
                }
                for _ in columns[column]..<columns[column + 1] { line += pixel }
            }
            lines += [[UInt8]](repeating: line, count: rows[row + 1] - rows[row])
        }
        if isTIFF {
            var bytes: [UInt8] = []
            for line in lines { bytes += line }
            return TIFFFile(
                width: width, height: height, depth: depth, samples: channels, kind: channels > 2 ? .rgb : .blackIsZero,
                bytes: bytes, orientation: orientation, extra: channels % 2 == 0 ? 2 : nil
            ).data
        }
        let kinds: [PNGFile.Kind] = [.grey, .greyAlpha, .rgb, .rgba]
        return PNGFile(width: width, height: height, depth: depth, kind: kinds[channels - 1], rows: lines).oriented(orientation)
            .data
    }

    /// The colour of the stored pixels under and around one pixel of the square, from the cells alone; `nil` near an edge.
    func reference(x: Int, y: Int, side: Int) -> Colour? {
        let shown = shownSize
        let short = Double(min(shown.width, shown.height))
        let scale = short / Double(side)
        let anchor = placement.gravity.anchor ?? (0.5, 0.5)
        let left = (Double(shown.width) - short) * anchor.x
        let top = (Double(shown.height) - short) * anchor.y
        // Resampling reaches four pixels far where it mixes at all; the cut is in whole pixels, so half a pixel may be lost.
        let reach = scale > 1 ? 4.5 : 0.5
        func span(_ at: Int, _ start: Double, _ length: Int) -> ClosedRange<Int> {
            let low = start + (Double(at) + 0.5 - 0.5 - reach) * scale
            let high = start + (Double(at) + 0.5 + 0.5 + reach) * scale
            return max(0, min(length - 1, Int(low.rounded(.down))))...max(0, min(length - 1, Int(high.rounded(.up)) - 1))
        }
        let horizontal = span(x, left, shown.width)
        let vertical = span(y, top, shown.height)
        guard let cell = cell(shownX: horizontal.lowerBound, shownY: vertical.lowerBound),
            cell == self.cell(shownX: horizontal.upperBound, shownY: vertical.upperBound)
        else { return nil }
        let full = Double(1 << depth - 1)
        let values = cells[cell].map { Double($0) * 255 / full }
        let alpha = channels % 2 == 0 ? values[channels - 1] : 255
        // Colour that can hardly be seen has no value to hold to.
        guard alpha > 2 else { return nil }
        return channels < 3 ? Colour(values[0], values[0], values[0], alpha) : Colour(values[0], values[1], values[2], alpha)
    }

    /// The cell that a pixel of the upright picture lies in.
    private func cell(shownX x: Int, shownY y: Int) -> Int? {
        let (right, bottom) = (width - 1, height - 1)
        let (column, row): (Int, Int) =
            switch orientation {
            case 2: (right - x, y)
            case 3: (right - x, bottom - y)
            case 4: (x, bottom - y)
            case 5: (y, x)
            case 6: (y, bottom - x)
            case 7: (right - y, bottom - x)
            case 8: (right - y, x)
            default: (x, y)
            }
        guard let i = columns.lastIndex(where: { $0 <= column }), let j = rows.lastIndex(where: { $0 <= row }) else { return nil }
        return j * (columns.count - 1) + i
    }
}
