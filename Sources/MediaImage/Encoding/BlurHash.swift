internal import Foundation

/// BlurHash as its specification (woltapp/blurhash, Algorithm.md) has it.
enum BlurHash {
    private static let alphabet = Array(
        "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz#$%*+,-.:;=?@[]^_{|}~".utf8)

    /// The hash of interleaved RGB pixels with `across` x `down` components, 1…9 each.
    static func encode(_ pixels: [UInt8], width: Int, height: Int, across: Int = 4, down: Int = 4) -> String {
        let light = (0...255).map { TransferCurve.linear(sRGB: Double($0) / 255) }
        var factors: [[Double]] = []
        for y in 0..<down {
            for x in 0..<across {
                factors.append(component(pixels, light, width: width, height: height, x: x, y: y))
            }
        }
        var hash = text(across - 1 + (down - 1) * 9, digits: 1)
        let largest = factors.dropFirst().joined().map(abs).max() ?? 0
        let quantised = factors.count > 1 ? max(0, min(82, Int(largest * 166 - 0.5))) : 0
        hash += text(quantised, digits: 1)
        hash += text(factors[0].reduce(0) { $0 << 8 | byte($1) }, digits: 4)
        let maximum = Double(quantised + 1) / 166
        for factor in factors.dropFirst() {
            hash += text(factor.reduce(0) { $0 * 19 + step($1 / maximum) }, digits: 2)
        }
        return hash
    }

    private static func component(_ pixels: [UInt8], _ light: [Double], width: Int, height: Int, x: Int, y: Int) -> [Double] {
        let rows = (0..<height).map { cos(.pi * Double(y) * Double($0) / Double(height)) }
        let columns = (0..<width).map { cos(.pi * Double(x) * Double($0) / Double(width)) }
        var sum = [0.0, 0.0, 0.0]
        for row in 0..<height {
            for column in 0..<width {
                let basis = rows[row] * columns[column]
                let at = 3 * (row * width + column)
                for channel in 0..<3 { sum[channel] += basis * light[Int(pixels[at + channel])] }
            }
        }
        let scale = (x == 0 && y == 0 ? 1.0 : 2.0) / Double(width * height)
        return sum.map { $0 * scale }
    }

    private static func byte(_ light: Double) -> Int {
        max(0, min(255, Int((TransferCurve.encoded(sRGB: max(0, min(1, light))) * 255).rounded())))
    }

    private static func step(_ value: Double) -> Int {
        let root = abs(value).squareRoot()
        return max(0, min(18, Int(((value < 0 ? -root : root) * 9 + 9.5).rounded(.down))))
    }

    private static func text(_ value: Int, digits: Int) -> String {
        var rest = value
        var result: [UInt8] = []
        for _ in 0..<digits {
            result.insert(alphabet[rest % 83], at: 0)
            rest /= 83
        }
        return String(decoding: result, as: UTF8.self)
    }
}
