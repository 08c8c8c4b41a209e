/// The chromaticities of a white and three primaries, and the matrix that they make.
struct Primaries: Equatable, Sendable {
    struct Point: Equatable, Sendable {
        var x: Double
        var y: Double
        var xyz: [Double] { [x / y, 1, (1 - x - y) / y] }
    }

    var white: Point
    var red: Point
    var green: Point
    var blue: Point

    private static let d65 = Point(x: 0.3127, y: 0.3290)
    static let sRGB = Primaries(
        white: d65, red: Point(x: 0.64, y: 0.33), green: Point(x: 0.30, y: 0.60), blue: Point(x: 0.15, y: 0.06))
    static let displayP3 = Primaries(
        white: d65, red: Point(x: 0.680, y: 0.320), green: Point(x: 0.265, y: 0.690), blue: Point(x: 0.150, y: 0.060))
    static let rec2020 = Primaries(
        white: d65, red: Point(x: 0.708, y: 0.292), green: Point(x: 0.170, y: 0.797), blue: Point(x: 0.131, y: 0.046))

    /// ITU-T H.273 colour primaries, as in `nclx` and cICP; `nil` for those that say nothing or are out of use.
    init?(codePoint: Int) {
        switch codePoint {
        case 1: self = .sRGB
        case 5:
            self.init(
                white: Primaries.d65, red: Point(x: 0.64, y: 0.33), green: Point(x: 0.29, y: 0.60), blue: Point(x: 0.15, y: 0.06))
        case 6, 7:
            self.init(
                white: Primaries.d65, red: Point(x: 0.630, y: 0.340), green: Point(x: 0.310, y: 0.595),
                blue: Point(x: 0.155, y: 0.070))
        case 9: self = .rec2020
        case 11:
            self = .displayP3
            white = Point(x: 0.314, y: 0.351)
        case 12: self = .displayP3
        default: return nil
        }
    }

    init(white: Point, red: Point, green: Point, blue: Point) {
        self.white = white
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Linear RGB to XYZ with the space's own white at Y = 1; `nil` where the points lie on a line.
    var toXYZ: Math.Matrix? {
        guard white.y > 0, red.y > 0, green.y > 0, blue.y > 0 else { return nil }
        let columns = Math.transpose([red.xyz, green.xyz, blue.xyz])
        guard let inverse = Math.inverse(columns) else { return nil }
        let scale = Math.multiply(inverse, white.xyz)
        return columns.map { row in (0..<3).map { row[$0] * scale[$0] } }
    }

    /// Linear RGB to XYZ under D50, by the Bradford transform, as ICC profiles hold it.
    var toD50: Math.Matrix? {
        guard let toXYZ else { return nil }
        return Math.multiply(adaptationToD50, toXYZ)
    }

    /// The Bradford transform from this white to D50.
    var adaptationToD50: Math.Matrix {
        let bradford: Math.Matrix = [[0.8951, 0.2664, -0.1614], [-0.7502, 1.7135, 0.0367], [0.0389, -0.0685, 1.0296]]
        guard let back = Math.inverse(bradford) else { return bradford }
        let from = Math.multiply(bradford, white.xyz)
        let to = Math.multiply(bradford, [0.9642, 1, 0.8249])
        let scaling: Math.Matrix = [[to[0] / from[0], 0, 0], [0, to[1] / from[1], 0], [0, 0, to[2] / from[2]]]
        return Math.multiply(back, Math.multiply(scaling, bradford))
    }

    /// The linear map from colours of this space to `other`; `nil` where one of them is degenerate.
    func matrix(to other: Primaries) -> Math.Matrix? {
        guard let from = toD50, let to = other.toD50, let inverse = Math.inverse(to) else { return nil }
        return Math.multiply(inverse, from)
    }

    /// Whether a primary lies so far outside sRGB that clipping it would show.
    static func isWide(_ toSRGB: Math.Matrix) -> Bool { toSRGB.contains { row in row.contains { $0 < -0.07 || $0 > 1.07 } } }
}
