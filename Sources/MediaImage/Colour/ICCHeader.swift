/// The header and the tags of an ICC profile that decide what is done with it.
struct ICCHeader {
    enum Space: String { case rgb = "RGB ", grey = "GRAY", cmyk = "CMYK", lab = "Lab ", other }

    let space: Space
    let version: Int
    let description: String
    private let profile: [UInt8]
    private let tags: [String: Range<Int>]

    /// `nil` where the bytes are no whole profile: truncated, or tags that lie outside it.
    init?(_ profile: [UInt8]) {
        guard let size = profile.big32(0), size >= 132, size <= profile.count, profile.has("acsp", at: 36),
            let tag = profile.tag(16), let count = profile.big32(128), count > 0, count <= 200,
            let major = profile.byte(8)
        else { return nil }
        var tags: [String: Range<Int>] = [:]
        for index in 0..<count {
            let entry = 132 + 12 * index
            guard let name = profile.tag(entry), let offset = profile.big32(entry + 4), let length = profile.big32(entry + 8),
                offset >= 128, length >= 8, offset + length <= size
            else { return nil }
            tags[name] = offset..<offset + length
        }
        self.profile = profile
        self.tags = tags
        self.version = major
        space = Space(rawValue: tag) ?? .other
        description = ICCHeader.text(profile, tags["desc"]) ?? ""
    }

    func tag(_ name: String) -> Range<Int>? { tags[name] }

    /// Colourants of a matrix profile as XYZ under D50, red first; `nil` for a profile of tables.
    var colourants: [[Double]]? { tags["A2B0"] == nil ? rawColourants : nil }

    /// The colourants, also of a profile whose tables outrank them.
    var rawColourants: [[Double]]? {
        let values = ["rXYZ", "gXYZ", "bXYZ"].compactMap { name -> [Double]? in
            guard let range = tags[name] else { return nil }
            let numbers = (0..<3).compactMap { profile.big32(range.lowerBound + 8 + 4 * $0).map(ICCHeader.fixed) }
            return numbers.count == 3 ? numbers : nil
        }
        return values.count == 3 ? values : nil
    }

    /// The `cicp` tag of ICC 4.4.
    var codePoints: CodePoints? {
        guard let range = tags["cicp"], let primaries = profile.byte(range.lowerBound + 8),
            let transfer = profile.byte(range.lowerBound + 9)
        else { return nil }
        return CodePoints(primaries: primaries, transfer: transfer)
    }

    /// The value that a matrix profile's curve gives for an encoded value 0…1; `nil` for curves of an unknown kind.
    func linear(_ value: Double, channel: String) -> Double? {
        guard let range = tags[channel], let kind = profile.tag(range.lowerBound) else { return nil }
        let at = range.lowerBound
        if kind == "curv" {
            guard let count = profile.big32(at + 8) else { return nil }
            if count == 0 { return value }
            if count == 1 { return profile.big16(at + 12).map { Math.power(value, Double($0) / 256) } }
            guard count <= 65536, at + 12 + 2 * count <= range.upperBound else { return nil }
            let position = value * Double(count - 1)
            let index = min(count - 2, Int(position))
            guard let low = profile.big16(at + 12 + 2 * index), let high = profile.big16(at + 14 + 2 * index) else { return nil }
            return (Double(low) + (Double(high) - Double(low)) * (position - Double(index))) / 65535
        }
        guard kind == "para", let function = profile.big16(at + 8) else { return nil }
        let counts = [1, 3, 4, 5, 7]
        guard function < counts.count else { return nil }
        let p = (0..<counts[function]).compactMap { profile.big32(at + 12 + 4 * $0).map(ICCHeader.fixed) }
        guard p.count == counts[function] else { return nil }
        switch function {
        case 0: return Math.power(value, p[0])
        case 1: return value >= -p[2] / p[1] ? Math.power(p[1] * value + p[2], p[0]) : 0
        case 2: return value >= -p[2] / p[1] ? Math.power(p[1] * value + p[2], p[0]) + p[3] : p[3]
        case 3: return value >= p[4] ? Math.power(p[1] * value + p[2], p[0]) : p[3] * value
        default: return value >= p[4] ? Math.power(p[1] * value + p[2], p[0]) + p[5] : p[3] * value + p[6]
        }
    }

    private static func fixed(_ bits: Int) -> Double { Double(Int32(truncatingIfNeeded: bits)) / 65536 }

    private static func text(_ profile: [UInt8], _ range: Range<Int>?) -> String? {
        guard let range, let kind = profile.tag(range.lowerBound) else { return nil }
        let at = range.lowerBound
        if kind == "desc", let count = profile.big32(at + 8), count > 0, count < 512 {
            return profile.bytes(from: at + 12, count: count).map { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        }
        if kind == "mluc", let count = profile.big32(at + 20), let offset = profile.big32(at + 24), count < 1024,
            let bytes = profile.bytes(from: at + offset, count: count)
        {
            let units = stride(from: 0, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }
            return String(decoding: units.prefix { $0 != 0 }, as: UTF16.self)
        }
        return nil
    }
}
