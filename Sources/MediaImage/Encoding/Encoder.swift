internal import CLibVips
internal import Foundation

/// Writes a square of 8-bit pixels as a file in memory, without any metadata but the profile of Display P3.
struct Encoder {
    let format: ImageFormat
    let quality: Int
    let output: ColourPlan.Output

    init(format: ImageFormat, quality: Int?, output: ColourPlan.Output) {
        self.format = format
        self.quality = quality ?? format.defaultQuality
        self.output = output
    }

    /// The file's bytes; the same for the same pixels, whatever else the process does.
    func encode(_ picture: Picture) throws(ImageError) -> Data {
        guard VipsRuntime.has(format.operation) else {
            throw ImageError(.missingCapability, "this libvips cannot write \(format.label) (\(format.operation) is missing)")
        }
        let bytes = try picture.bytes()
        let clean = try Picture.pixels(bytes, width: picture.width, height: picture.height, bands: picture.bands)
        let chroma: Chroma =
            format.choosesChroma
            ? Chroma.needed(for: bytes, width: picture.width, height: picture.height, bands: picture.bands) : .full
        let profile = output == .displayP3 ? ICCWriter.displayP3 : nil
        let tagged = try clean.tagged(profile: format == .jxl ? profile : nil)
        let file = try save(tagged, chroma)
        guard let result = ColourTag.set(output, in: file, format: format) else {
            throw ImageError(.cannotEncode, "the \(format.label) file could not be tagged with its colour space")
        }
        return result
    }

    private func save(_ picture: Picture, _ chroma: Chroma) throws(ImageError) -> Data {
        // Lossy WebP knows no full colour resolution: art whose text would lose colour is kept exactly where that costs little.
        if format == .webp, chroma == .full {
            let lossy = try write(picture, chroma, lossless: false)
            let exact = try write(picture, chroma, lossless: true)
            return exact.count <= lossy.count * 3 / 2 ? exact : lossy
        }
        return try write(picture, chroma, lossless: false)
    }

    private func write(_ picture: Picture, _ chroma: Chroma, lossless: Bool) throws(ImageError) -> Data {
        var pointer: UnsafeMutableRawPointer?
        var count = 0
        let quality = Int32(self.quality)
        let subsample: gboolean = chroma == .subsampled ? 1 : 0
        let status = picture.ask { handle in
            switch format {
            case .jpeg: unsafe nl_jpegsave(handle, quality, subsample, &pointer, &count)
            case .png: unsafe nl_pngsave(handle, &pointer, &count)
            case .webp: unsafe nl_webpsave(handle, quality, lossless ? 1 : 0, 1 - subsample, &pointer, &count)
            case .avif: unsafe nl_heifsave(handle, VIPS_FOREIGN_HEIF_COMPRESSION_AV1, quality, 2, subsample, &pointer, &count)
            // Apple's HEVC decoders read 4:2:0 alone.
            case .heic: unsafe nl_heifsave(handle, VIPS_FOREIGN_HEIF_COMPRESSION_HEVC, quality, 4, 1, &pointer, &count)
            case .jxl: unsafe nl_jxlsave(handle, quality, 5, &pointer, &count)
            }
        }
        guard status == 0, let pointer = unsafe pointer, count > 0 else {
            throw ImageError(
                .cannotEncode, "\(picture.width)x\(picture.height) pixels could not be written as \(format.label)",
                hint: VipsRuntime.errorWords())
        }
        defer { unsafe g_free(pointer) }
        return unsafe Data(bytes: pointer, count: count)
    }
}

extension ImageFormat {
    /// The name that people use.
    var label: String { self == .jxl ? "JPEG XL" : self == .webp ? "WebP" : rawValue.uppercased() }

    /// libvips' operation.
    var operation: String {
        switch self {
        case .avif, .heic: "heifsave_buffer"
        case .webp: "webpsave_buffer"
        case .jpeg: "jpegsave_buffer"
        case .jxl: "jxlsave_buffer"
        case .png: "pngsave_buffer"
        }
    }

    /// In the encoder's own scale; measured on two photos and a screenshot for about the same error in brightness (38, 39 and 45 dB).
    var defaultQuality: Int {
        switch self {
        case .avif: 60
        case .heic: 42
        case .webp: 78
        case .jpeg: 80
        case .jxl: 76
        case .png: 100
        }
    }

    /// Whether the encoder can be told to halve the colours, or not to.
    fileprivate var choosesChroma: Bool { self == .jpeg || self == .webp || self == .avif }

    var keepsAlpha: Bool { self != .jpeg }
}
