internal import CLibAV

/// How the stored picture is turned for display: one of the eight ways that keep its sides upright. libav* never
/// applies a display matrix by itself.
struct Orientation: Hashable, Sendable {
    /// A stored point (x, y), seen from the picture's centre with y downwards, is shown at (ax + cy, bx + dy).
    let a, b, c, d: Int

    static let upright = Orientation(a: 1, b: 0, c: 0, d: 1)

    /// Whether width and height change places.
    var transposes: Bool { a == 0 }

    /// Degrees clockwise, after mirroring if there is any.
    var rotation: Int {
        switch (a, b, c, d) {
        case (0, 1, -1, 0), (0, -1, -1, 0): 90
        case (-1, 0, 0, -1), (1, 0, 0, -1): 180
        case (0, -1, 1, 0), (0, 1, 1, 0): 270
        default: 0
        }
    }

    var isMirrored: Bool { a * d - b * c < 0 }

    /// The filters that turn a stored picture into the shown one.
    var filters: [String] {
        switch (a, b, c, d) {
        case (0, 1, -1, 0): ["transpose=clock"]
        case (0, -1, 1, 0): ["transpose=cclock"]
        case (-1, 0, 0, -1): ["hflip", "vflip"]
        case (-1, 0, 0, 1): ["hflip"]
        case (1, 0, 0, -1): ["vflip"]
        case (0, 1, 1, 0): ["transpose=cclock_flip"]
        case (0, -1, -1, 0): ["transpose=clock_flip"]
        default: []
        }
    }

    /// The stored point that is shown at (x, y), both 0…1 from the top left.
    func stored(x: Double, y: Double) -> (x: Double, y: Double) {
        let (cx, cy) = (x - 0.5, y - 0.5)
        return (Double(a) * cx + Double(b) * cy + 0.5, Double(c) * cx + Double(d) * cy + 0.5)
    }

    /// Reads the 2x2 part of a display matrix.
    ///
    /// - Returns: `nil` where it is none of the eight: another angle, or no matrix at all.
    static func from(matrix: [Int32]) -> Orientation? {
        guard matrix.count >= 5 else { return nil }
        let values = [matrix[0], matrix[1], matrix[3], matrix[4]].map { Double($0) / 65536 }
        let largest = values.map(abs).max() ?? 0
        guard largest > 0 else { return nil }
        let signs = values.map { value in abs(value) < largest * 0.02 ? 0 : value < 0 ? -1 : 1 }
        let (a, b, c, d) = (signs[0], signs[1], signs[2], signs[3])
        guard abs(a) == abs(d), abs(b) == abs(c), abs(a) + abs(b) == 1 else { return nil }
        return Orientation(a: a, b: b, c: c, d: d)
    }

    /// The stream's matrix, and whether it was one that cannot be followed.
    static func of(_ stream: UnsafeMutablePointer<AVStream>) -> (orientation: Orientation, isOdd: Bool) {
        var size = 0
        guard let data = unsafe notelet_stream_side_data(stream, AV_PKT_DATA_DISPLAYMATRIX, &size), size >= 36 else {
            return (.upright, false)
        }
        return unsafe of(bytes: UnsafeRawPointer(data))
    }

    private static func of(bytes: UnsafeRawPointer) -> (orientation: Orientation, isOdd: Bool) {
        let matrix = (0..<9).map { unsafe bytes.loadUnaligned(fromByteOffset: $0 * 4, as: Int32.self) }
        guard let found = from(matrix: matrix) else { return (.upright, true) }
        return (found, false)
    }
}
