/// Where pixels go: sizes and offsets, in whole pixels.
struct Size: Hashable, Sendable {
    var width: Int
    var height: Int

    var short: Int { min(width, height) }
    var long: Int { max(width, height) }
    var transposed: Size { Size(width: height, height: width) }

    /// Share of the picture that a centred square leaves out.
    var lostToSquare: Double { long == 0 ? 0 : 1 - Double(short) / Double(long) }

    /// The same shape with its short side `side`; exactly `side`, and the other at least that.
    func covering(_ side: Int) -> Size {
        if width <= height { return Size(width: side, height: max(side, Size.scale(height, side, width))) }
        return Size(width: max(side, Size.scale(width, side, height)), height: side)
    }

    /// The same shape with its long side `side`; no side under one pixel.
    func contained(in side: Int) -> Size {
        if width >= height { return Size(width: side, height: min(side, max(1, Size.scale(height, side, width)))) }
        return Size(width: min(side, max(1, Size.scale(width, side, height))), height: side)
    }

    /// `value` x `numerator` / `denominator`, rounded to nearest.
    private static func scale(_ value: Int, _ numerator: Int, _ denominator: Int) -> Int {
        (2 * value * numerator + denominator) / (2 * denominator)
    }
}

extension Placement.Gravity {
    /// Share of the free room that lies left of and above the picture's kept part; `nil` where the pixels decide.
    var anchor: (x: Double, y: Double)? {
        switch self {
        case .center: (0.5, 0.5)
        case .north: (0.5, 0)
        case .northeast: (1, 0)
        case .east: (1, 0.5)
        case .southeast: (1, 1)
        case .south: (0.5, 1)
        case .southwest: (0, 1)
        case .west: (0, 0.5)
        case .northwest: (0, 0)
        case .attention, .entropy: nil
        }
    }
}
