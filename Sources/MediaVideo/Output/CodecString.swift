/// RFC 6381 names of what was really encoded, read from the encoder's headers.
enum CodecString {
    static let aac = "mp4a.40.2"

    /// "avc1.64002A": profile, constraints and level of the sequence parameter set.
    static func h264(_ extradata: [UInt8]) -> String? {
        if extradata.count > 4, extradata[0] == 1 { return "avc1." + extradata[1...3].map(hex).joined() }
        guard let sps = units(extradata).first(where: { $0.first.map { $0 & 0x1F == 7 } ?? false }), sps.count >= 4 else {
            return nil
        }
        return "avc1." + sps.dropFirst().prefix(3).map(hex).joined()
    }

    /// "hvc1.1.6.L123.90": from the profile, tier and level of the sequence parameter set.
    static func hevc(_ extradata: [UInt8]) -> String? {
        if extradata.count > 12, extradata[0] == 1 { return hevc(profile: Array(extradata[1..<13])) }
        guard let sps = units(extradata).first(where: { $0.first.map { ($0 >> 1) & 0x3F == 33 } ?? false }) else { return nil }
        // Two bytes of header, one of identifiers, then the twelve of profile, tier and level.
        let plain = withoutEscapes(Array(sps))
        guard plain.count >= 15 else { return nil }
        return hevc(profile: Array(plain[3..<15]))
    }

    private static func hevc(profile bytes: [UInt8]) -> String {
        let space = ["", "A", "B", "C"][Int(bytes[0] >> 6)]
        let tier = bytes[0] & 0x20 == 0 ? "L" : "H"
        var flags: UInt32 = 0
        for byte in bytes[1...4] { flags = flags << 8 | UInt32(byte) }
        var reversed: UInt32 = 0
        for bit in 0..<32 where flags & (1 << UInt32(bit)) != 0 { reversed |= 1 << UInt32(31 - bit) }
        var constraints = Array(bytes[5...10])
        while constraints.count > 1, constraints.last == 0 { constraints.removeLast() }
        if constraints == [0] { constraints = [] }
        let parts = ["hvc1", "\(space)\(bytes[0] & 0x1F)", String(reversed, radix: 16, uppercase: true), "\(tier)\(bytes[11])"]
        return (parts + constraints.map { String($0, radix: 16, uppercase: true) }).joined(separator: ".")
    }

    /// NAL units of an Annex B stream, without their start codes.
    private static func units(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        var starts: [(code: Int, unit: Int)] = []
        var i = 0
        while i + 2 < bytes.count {
            if bytes[i] == 0, bytes[i + 1] == 0, bytes[i + 2] == 1 {
                starts.append((i, i + 3))
                i += 3
            } else {
                i += 1
            }
        }
        return starts.indices.map { n in bytes[starts[n].unit..<(n + 1 < starts.count ? starts[n + 1].code : bytes.count)] }
    }

    private static func withoutEscapes(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for byte in bytes {
            if byte == 3, result.count >= 2, result[result.count - 1] == 0, result[result.count - 2] == 0 { continue }
            result.append(byte)
        }
        return result
    }

    private static func hex(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }
}
