/// Formats that are known but not decoded: they are refused by name, with what to do instead.
enum ForeignFormat {
    private struct Signature {
        var at = 0
        var bytes: [UInt8]
        var name: String
        var code = ImageError.Code.unsupportedFormat

        init(_ text: String, at: Int = 0, _ name: String, _ code: ImageError.Code = .unsupportedFormat) {
            self.init(Array(text.utf8), at: at, name, code)
        }

        init(_ bytes: [UInt8], at: Int = 0, _ name: String, _ code: ImageError.Code = .unsupportedFormat) {
            self.at = at
            self.bytes = bytes
            self.name = name
            self.code = code
        }
    }

    private static let signatures = [
        Signature("%PDF-", "a PDF document"),
        Signature("8BPS", "a Photoshop document (PSD)"),
        Signature("v/1\u{1}", "an OpenEXR image"),
        Signature("#?RADIANCE", "a Radiance HDR image"),
        Signature("#?RGBE", "a Radiance HDR image"),
        Signature("BM", "a BMP image"),
        Signature([0, 0, 1, 0], "a Windows icon (ICO)"),
        Signature([0, 0, 2, 0], "a Windows cursor (CUR)"),
        Signature("icns", "an Apple icon (ICNS)"),
        Signature([0, 0, 0, 0x0c] + Array("jP  ".utf8), "a JPEG 2000 image"),
        Signature([0xff, 0x4f, 0xff, 0x51], "a JPEG 2000 image"),
        Signature("qoif", "a QOI image"),
        Signature("DDS ", "a DDS texture"),
        Signature("gimp xcf", "a GIMP document (XCF)"),
        Signature("SIMPLE  =", "a FITS image"),
        Signature("DICM", at: 128, "a DICOM image"),
        Signature("FUJIFILM", "a Fujifilm raw photo"),
        Signature([0x49, 0x49, 0x55, 0], "a Panasonic raw photo"),
        Signature("IIRO", "an Olympus raw photo"),
        Signature("P1\n", "a PBM image"), Signature("P2\n", "a PGM image"), Signature("P3\n", "a PPM image"),
        Signature("P4\n", "a PBM image"), Signature("P5\n", "a PGM image"), Signature("P6\n", "a PPM image"),
        Signature("P7\n", "a PAM image"),
        Signature([0x1a, 0x45, 0xdf, 0xa3], "a film (Matroska or WebM)", .notAnImage),
        Signature("AVI ", at: 8, "a film (AVI)", .notAnImage),
        Signature("moov", at: 4, "a film (QuickTime)", .notAnImage),
        Signature("mdat", at: 4, "a film (QuickTime)", .notAnImage),
        Signature("wide", at: 4, "a film (QuickTime)", .notAnImage),
        Signature("FLV\u{1}", "a film (Flash)", .notAnImage),
        Signature("OggS", "a film or sound (Ogg)", .notAnImage),
        Signature("WAVE", at: 8, "a sound (WAV)", .notAnImage),
        Signature("ID3", "a sound (MP3)", .notAnImage),
        Signature("fLaC", "a sound (FLAC)", .notAnImage),
        Signature("PK\u{3}\u{4}", "a ZIP archive", .notAnImage),
    ]

    /// The error that names a known format in these bytes, or `nil`.
    static func detect(_ bytes: some ByteSource) -> ImageError? {
        guard let found = signatures.first(where: { bytes.has($0.bytes, at: $0.at) }) else { return nil }
        if found.code == .notAnImage {
            let advice = found.name.hasPrefix("a film") ? "; make it a video item" : ""
            return ImageError(.notAnImage, "\(found.name), not an image\(advice)")
        }
        return ImageError(.unsupportedFormat, "\(found.name); export it as \(SourceFormat.accepted)")
    }
}
