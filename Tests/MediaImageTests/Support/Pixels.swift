import Foundation

@testable import MediaImage

/// A colour with straight alpha, 0…255 each.
struct Colour: Equatable, CustomStringConvertible {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double = 255

    init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 255) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    var channels: [Double] { [red, green, blue, alpha] }
    var description: String { "(\(channels.map { String(format: "%.0f", $0) }.joined(separator: ", ")))" }

    /// The largest difference; colours that are hardly there count as little as they show.
    func distance(_ other: Colour) -> Double {
        let weight = min(alpha, other.alpha) / 255
        let colour = max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue))
        return max(colour * weight, abs(alpha - other.alpha))
    }

    static let (white, black) = (Colour(255, 255, 255), Colour(0, 0, 0))
    static let (red, green, blue) = (Colour(255, 0, 0), Colour(0, 255, 0), Colour(0, 0, 255))
    static let yellow = Colour(255, 255, 0)
}

/// A picture in memory that tests draw and read; rows from the top, `channels` values per pixel.
struct Pixels {
    var width: Int
    var height: Int
    var channels: Int
    var bytes: [UInt8]

    /// One colour everywhere.
    init(width: Int, height: Int, channels: Int = 3, colour: Colour = .white) {
        let pixel = colour.channels.prefix(channels).map { UInt8($0) }
        let row = [[UInt8]](repeating: pixel, count: width).flatMap { $0 }
        self.init(
            width: width, height: height, channels: channels, bytes: [[UInt8]](repeating: row, count: height).flatMap { $0 })
    }

    init(width: Int, height: Int, channels: Int, bytes: [UInt8]) {
        (self.width, self.height, self.channels, self.bytes) = (width, height, channels, bytes)
    }

    /// Four quarters: red, green in the upper half, blue, yellow in the lower.
    static func quarters(width: Int, height: Int, channels: Int = 3) -> Pixels {
        var result = Pixels(width: width, height: height, channels: channels)
        result.fill(x: 0..<width / 2, y: 0..<height / 2, .red)
        result.fill(x: width / 2..<width, y: 0..<height / 2, .green)
        result.fill(x: 0..<width / 2, y: height / 2..<height, .blue)
        result.fill(x: width / 2..<width, y: height / 2..<height, .yellow)
        return result
    }

    mutating func fill(x: Range<Int>, y: Range<Int>, _ colour: Colour) {
        let pixel = colour.channels.prefix(channels).map { UInt8($0) }
        let run = [[UInt8]](repeating: pixel, count: x.count).flatMap { $0 }
        for row in y {
            let at = (row * width + x.lowerBound) * channels
            bytes.replaceSubrange(at..<at + run.count, with: run)
        }
    }

    /// Width and height.
    var size: [Int] { [width, height] }

    /// The colour at a place given by shares of the size.
    func at(_ x: Double, _ y: Double) -> Colour {
        self[min(width - 1, Int(x * Double(width))), min(height - 1, Int(y * Double(height)))]
    }

    subscript(x: Int, y: Int) -> Colour {
        let at = (y * width + x) * channels
        let values = (0..<channels).map { Double(bytes[at + $0]) }
        switch channels {
        case 1: return Colour(values[0], values[0], values[0])
        case 2: return Colour(values[0], values[0], values[0], values[1])
        case 3: return Colour(values[0], values[1], values[2])
        default: return Colour(values[0], values[1], values[2], values[3])
        }
    }

    /// The middles of the four quarters: upper left, upper right, lower left, lower right.
    var quarters: [Colour] { [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)] }
}

/// The largest difference between two lists of colours.
func distance(_ a: [Colour], _ b: [Colour]) -> Double {
    a.count == b.count ? zip(a, b).map { $0.distance($1) }.max() ?? 0 : .infinity
}
