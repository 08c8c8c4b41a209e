/// Writes matrix profiles: the small one of Display P3 outputs, and those that stand for colour facts outside ICC.
enum ICCWriter {
    /// How an encoded value becomes linear, in the forms of ICC's parametric curves.
    enum Curve: Sendable {
        case gamma(Double)
        /// The curve of sRGB.
        case sRGB
        /// The camera curve of BT.709, BT.601 and BT.2020, inverted.
        case bt709
    }

    /// Display P3 for the outputs.
    static let displayP3 = profile(name: "Display P3", primaries: .displayP3, curve: .sRGB) ?? []

    /// An ICC version 4 profile, the same bytes for the same facts; `nil` for degenerate primaries.
    static func profile(name: String, primaries: Primaries, curve: Curve) -> [UInt8]? {
        guard let matrix = primaries.toD50 else { return nil }
        let adaptation = primaries.adaptationToD50
        func xyz(_ values: [Double]) -> [UInt8] { tag("XYZ ") + values.flatMap(fixed) }
        func text(_ value: String) -> [UInt8] {
            let units = value.utf16.flatMap { big16(Int($0)) }
            return tag("mluc") + big32(1) + big32(12) + Array("enUS".utf8) + big32(units.count) + big32(28) + units
        }
        let curveBytes = parametric(curve)
        let entries: [(String, [UInt8])] = [
            ("desc", text(name)), ("cprt", text("CC0")), ("wtpt", xyz([0.9642, 1, 0.8249])),
            ("chad", tag("sf32") + adaptation.flatMap { $0.flatMap(fixed) }),
            ("rXYZ", xyz(matrix.map { $0[0] })), ("gXYZ", xyz(matrix.map { $0[1] })), ("bXYZ", xyz(matrix.map { $0[2] })),
            ("rTRC", curveBytes), ("gTRC", curveBytes), ("bTRC", curveBytes),
        ]
        var table = big32(entries.count)
        var data: [UInt8] = []
        var placed: [[UInt8]: Int] = [:]
        let start = 128 + 4 + 12 * entries.count
        for (name, bytes) in entries {
            let offset = placed[bytes] ?? start + data.count
            if placed[bytes] == nil {
                placed[bytes] = offset
                data += bytes + [UInt8](repeating: 0, count: (4 - bytes.count % 4) % 4)
            }
            table += Array(name.utf8) + big32(offset) + big32(bytes.count)
        }
        var header = big32(start + data.count) + [0, 0, 0, 0] + big32(0x0420_0000) + Array("mntrRGB XYZ ".utf8)
        header += [2024, 1, 1, 0, 0, 0].flatMap(big16) + Array("acsp".utf8) + [UInt8](repeating: 0, count: 28)
        header += [0.9642, 1, 0.8249].flatMap(fixed)
        header += [UInt8](repeating: 0, count: 128 - header.count)
        return header + table + data
    }

    private static func parametric(_ curve: Curve) -> [UInt8] {
        let (function, values): (Int, [Double]) =
            switch curve {
            case .gamma(let gamma): (0, [gamma])
            case .sRGB: (3, [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045])
            case .bt709: (3, [1 / 0.45, 1 / 1.099, 0.099 / 1.099, 1 / 4.5, 0.081])
            }
        return tag("para") + big16(function) + [0, 0] + values.flatMap(fixed)
    }

    private static func tag(_ name: String) -> [UInt8] { Array(name.utf8) + [0, 0, 0, 0] }
    private static func big16(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xff), UInt8(value & 0xff)] }
    private static func big32(_ value: Int) -> [UInt8] { big16(value >> 16 & 0xffff) + big16(value & 0xffff) }
    private static func fixed(_ value: Double) -> [UInt8] {
        let clipped = max(-32768, min(32767, value.isFinite ? value : 0))
        return big32(Int(UInt32(bitPattern: Int32((clipped * 65536).rounded()))))
    }
}
