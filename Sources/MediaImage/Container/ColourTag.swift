internal import Foundation

/// Says in a finished file what its colours are: libvips' writers leave the profile out together with all metadata, and add
/// EXIF of their own otherwise.
enum ColourTag {
    /// The file with the small profile of Display P3, or with what stands for sRGB in its format.
    ///
    /// - Returns: `nil` where the file is not built as expected.
    static func set(_ output: ColourPlan.Output, in file: Data, format: ImageFormat) -> Data? {
        let profile = ICCWriter.displayP3
        switch format {
        case .jpeg, .png: return output == .sRGB ? file : insert(profile, into: file, format: format)
        case .webp:
            // libvips 8.14 writes EXIF here whatever it is told.
            guard let plain = MetadataStripper.webp([UInt8](file)) else { return nil }
            return output == .sRGB ? plain : insert(profile, into: plain, format: format)
        case .jxl: return file
        case .avif, .heic:
            let points = CodePoints(primaries: output == .sRGB ? 1 : 12, transfer: 13)
            guard let coded = HEIFWriter.set(points, in: [UInt8](file)) else { return nil }
            return output == .sRGB ? Data(coded) : insert(profile, into: Data(coded), format: format)
        }
    }

    /// `nil` where the file is not built as expected.
    static func insert(_ profile: [UInt8], into file: Data, format: ImageFormat) -> Data? {
        let bytes = [UInt8](file)
        switch format {
        case .jpeg: return jpeg(profile, bytes)
        case .png: return png(profile, bytes)
        case .webp: return webp(profile, bytes)
        case .avif, .heic: return HEIFWriter.insert(colour: profile, into: bytes).map { Data($0) }
        case .jxl: return nil
        }
    }

    /// As the first APP2 segments behind SOI and JFIF.
    private static func jpeg(_ profile: [UInt8], _ bytes: [UInt8]) -> Data? {
        guard profile.count < 65_000, bytes.has([0xff, 0xd8], at: 0) else { return nil }
        var at = 2
        if bytes.has([0xff, 0xe0], at: 2), let length = bytes.big16(4) { at = 4 + length }
        guard at <= bytes.count else { return nil }
        let body = Array("ICC_PROFILE\0".utf8) + [1, 1] + profile
        return Data(bytes[..<at] + [0xff, 0xe2] + big(body.count + 2, 2) + body + bytes[at...])
    }

    /// As an iCCP chunk behind IHDR.
    private static func png(_ profile: [UInt8], _ bytes: [UInt8]) -> Data? {
        guard bytes.has("IHDR", at: 12), bytes.count > 33, let packed = Zlib.deflate(profile) else { return nil }
        let body = Array("iCCP".utf8) + Array("Display P3\0".utf8) + [0] + packed
        let chunk = big(body.count - 4, 4) + body + big(Int(Zlib.checksum(body)), 4)
        return Data(bytes[..<33] + chunk + bytes[33...])
    }

    /// As an ICCP chunk of an extended file.
    private static func webp(_ profile: [UInt8], _ bytes: [UInt8]) -> Data? {
        guard let kind = bytes.tag(12), let file = WebPChunks(bytes) else { return nil }
        let padded = profile + (profile.count % 2 == 1 ? [0] : [])
        let chunk = Array("ICCP".utf8) + little(profile.count, 4) + padded
        var result: [UInt8]
        if kind == "VP8X" {
            guard bytes.count >= 30 else { return nil }
            result = Array(bytes[..<30]) + chunk + Array(bytes[30...])
            result[20] |= 0x20
        } else {
            let flags: UInt8 = 0x20 | (file.hasAlpha ? 0x10 : 0)
            let header =
                Array("VP8X".utf8) + little(10, 4) + [flags, 0, 0, 0] + little(file.width - 1, 3) + little(file.height - 1, 3)
            result = Array(bytes[..<12]) + header + chunk + Array(bytes[12...])
        }
        result.replaceSubrange(4..<8, with: little(result.count - 8, 4))
        return Data(result)
    }

    static func big(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * (count - 1 - $0)) & 0xff) } }
    static func little(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 0xff) } }
}
