import Dispatch
import Foundation
import MediaTestSupport
import Testing

@testable import MediaImage

/// What the encoders are asked for, and what stands in their files.
@Suite struct EncodingTests {
    /// A page of thin coloured lines on white, as text makes them.
    static let page: Pixels = {
        var result = Pixels(width: 240, height: 240, channels: 3)
        for row in stride(from: 10, to: 230, by: 12) {
            for column in stride(from: 10, to: 220, by: 7) {
                result.fill(x: column..<column + 1, y: row..<row + 8, row % 24 == 10 ? .red : .blue)
            }
        }
        return result
    }()

    /// Soft colours with a grain in their brightness, as photos have it.
    static let photo: Pixels = {
        var generator = SeededGenerator(seed: 11)
        var result = Pixels(width: 240, height: 240, channels: 3)
        for y in 0..<240 {
            for x in 0..<240 {
                let grain = Double(generator.next() % 13)
                let base = [110 + 60 * sin(Double(x) / 31), 120 + 50 * sin(Double(y) / 23), 100 + 40 * sin(Double(x + y) / 41)]
                for channel in 0..<3 { result.bytes[(y * 240 + x) * 3 + channel] = UInt8(base[channel] + grain) }
            }
        }
        return result
    }()

    static func chroma(_ pixels: Pixels) -> Chroma {
        Chroma.needed(for: pixels.bytes, width: pixels.width, height: pixels.height, bands: pixels.channels)
    }

    @Test func `thin coloured text needs full chroma, photos and grey text do not`() throws {
        #expect(EncodingTests.chroma(EncodingTests.page) == .full)
        #expect(EncodingTests.chroma(EncodingTests.photo) == .subsampled)
        var grey = EncodingTests.page
        for index in stride(from: 0, to: grey.bytes.count, by: 3) where grey.bytes[index..<index + 3] != [255, 255, 255] {
            (grey.bytes[index], grey.bytes[index + 1], grey.bytes[index + 2]) = (40, 40, 40)
        }
        #expect(EncodingTests.chroma(grey) == .subsampled)
        // One line of red in a page of black is enough.
        var line = grey
        for column in stride(from: 10, to: 220, by: 7) { line.fill(x: column..<column + 1, y: 118..<126, .red) }
        #expect(EncodingTests.chroma(line) == .full)
    }

    @Test(arguments: [ImageFormat.jpeg, .avif, .webp, .jxl, .png])
    func `thin coloured text keeps its colour`(format: ImageFormat) throws {
        let pixels = try decode(file(EncodingTests.page, format, quality: format.defaultQuality))
        // The middle of a red stroke; at half the chroma resolution it is a pale brown.
        let stroke = pixels[10 + 7 * 9, 34 + 4]
        #expect(stroke.red - stroke.green > 150, "\(stroke)")
    }

    @Test func `the choice of chroma is written into the files`() throws {
        func sampling(_ pixels: Pixels) throws -> Int {
            let bytes = [UInt8](try file(pixels, .jpeg, quality: 80))
            let frame = try #require(JPEGSegments(bytes).segments.first { $0.marker == 0xc0 || $0.marker == 0xc2 })
            return Int(bytes[frame.range.lowerBound + 11])
        }
        #expect(try sampling(EncodingTests.page) == 0x11)
        #expect(try sampling(EncodingTests.photo) == 0x22)
    }

    @Test(arguments: ImageFormat.allCases)
    func `the same pixels give the same bytes, however many jobs run`(format: ImageFormat) throws {
        let sources = try Sources()
        let path = try sources.write(PNGFile(EncodingTests.photo))
        let recipe = ImageRecipe(sides: [200, 90], format: format)
        let alone = try ImageRenderer.render(path: path, recipe: recipe).renditions.map(\.data)
        let results = Results()
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            if let rendered = try? ImageRenderer.render(path: path, recipe: recipe) {
                results.add(rendered.renditions.map(\.data))
            }
        }
        #expect(results.all.count == 4)
        #expect(results.all.allSatisfy { $0 == alone })
    }

    private final class Results: @unchecked Sendable {
        // Guarded by the lock.
        private var list: [[Data]] = []
        private let lock = NSLock()
        func add(_ data: [Data]) { lock.withLock { list.append(data) } }
        var all: [[Data]] { lock.withLock { list } }
    }

    @Test(arguments: [(ImageFormat.jpeg, "a.jpg"), (.png, "a.png"), (.webp, "a.webp"), (.avif, "a.avif")])
    func `another program decodes the same colours`(format: ImageFormat, name: String) throws {
        let card = Pixels.quarters(width: 64, height: 64)
        let data = try file(card, format)
        #expect(distance(try decodeByFFmpeg(data, as: name, width: 64, height: 64).quarters, card.quarters) <= 12)
    }

    @Test(arguments: [ImageFormat.avif, .heic])
    func `HEIF files say that their colours are sRGB`(format: ImageFormat) throws {
        let bytes = [UInt8](try file(EncodingTests.photo, format))
        #expect(HEIFBoxes(bytes).codePoints == CodePoints(primaries: 1, transfer: 13))
        #expect(HEIFBoxes(bytes).itemTypes.count == 1)
    }

    @Test func `quality is the encoder's own`() throws {
        for format in ImageFormat.allCases where format != .png {
            let sizes = try [30, 60, 90].map { try file(EncodingTests.photo, format, quality: $0).count }
            #expect(sizes == sizes.sorted() && sizes[0] < sizes[2], "\(format): \(sizes)")
        }
    }

    @Test func `pixels in memory are rendered like a file of them`() throws {
        let sources = try Sources()
        let card = EncodingTests.photo
        let recipe = ImageRecipe(sides: [120, 60], format: .png)
        let rendered = try ImageRenderer.render(
            pixels: RawImage(width: 240, height: 240, channels: 3, bytes: card.bytes), recipe: recipe)
        let same = try ImageRenderer.render(path: sources.write(PNGFile(card)), recipe: recipe)
        #expect(rendered.renditions.map(\.data) == same.renditions.map(\.data))
        #expect(rendered.placeholder == same.placeholder)
        #expect(
            failure { try ImageRenderer.render(pixels: RawImage(width: 9, height: 9, channels: 3, bytes: []), recipe: recipe) }?
                .code == .corrupt)
    }
}
