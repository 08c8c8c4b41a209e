internal import CLibVips

/// What a source's header says, and the way to its pixels. Nothing is decoded until `pixels` is asked for.
struct Decoder {
    let source: SourceFile
    /// Facts as libvips reads them from the header, for the first or primary image.
    let header: Picture
    /// Pixels as stored; for HEIF behind the container's own rotation and crop.
    let size: Size
    /// EXIF orientation that is still to be applied.
    let orientation: Int
    private let lifeline: Lifeline

    /// Reads the header.
    ///
    /// - Throws: `tooManyPixels` before any pixel is decoded, `corrupt` or `truncated` where the header makes no sense.
    init(_ source: SourceFile, maxPixels: Int, stop: @escaping () -> Bool) throws(ImageError) {
        try VipsRuntime.start()
        self.source = source
        lifeline = Lifeline(bytes: source.bytes, stop: stop)
        header = try Decoder.load(source, lifeline: lifeline, access: VIPS_ACCESS_SEQUENTIAL)
        size = Size(width: header.width, height: header.height)
        orientation = source.format.isHEIF || source.format == .jxl ? 1 : Orientation.valid(header.integer("orientation"))
        guard size.short > 0 else { throw ImageError(.corrupt, "the \(source.format.name) header names no pixels") }
        let pixels = size.width.multipliedReportingOverflow(by: size.height)
        if pixels.overflow || pixels.partialValue > maxPixels {
            throw ImageError(
                .tooManyPixels,
                "\(size.width)x\(size.height) pixels are over the limit of \(maxPixels / 1_000_000) megapixels (raise it with --max-pixels)"
            )
        }
    }

    /// Size as displayed.
    var displaySize: Size { Orientation.transposes(orientation) ? size.transposed : size }

    /// The picture, reduced on load where the format offers it and at least twice `needed` remains for a good resize.
    ///
    /// - Parameter randomAccess: whether the pixels are read other than once from top to bottom.
    func pixels(for needed: Size, randomAccess: Bool) throws(ImageError) -> Picture {
        let access = randomAccess ? VIPS_ACCESS_RANDOM : VIPS_ACCESS_SEQUENTIAL
        let factor = min(size.width / max(1, needed.width), size.height / max(1, needed.height))
        let shrink = factor >= 16 ? 8 : factor >= 8 ? 4 : factor >= 4 ? 2 : 1
        return try Decoder.load(source, lifeline: lifeline, access: access, shrink: shrink).watched()
    }

    /// The error of pixels that cannot be decoded.
    func damaged() -> ImageError { Decoder.damage(source.format) }

    private static func damage(_ format: SourceFormat) -> ImageError {
        let words = VipsRuntime.errorWords()
        let lower = words?.lowercased() ?? ""
        let isShort = ["premature", "truncat", "end of", "eof", "too short", "not enough data", "unexpected end"].contains {
            lower.contains($0)
        }
        return isShort
            ? ImageError(.truncated, "the \(format.name) file is incomplete (cut off, or damaged)", hint: words)
            : ImageError(.corrupt, "the \(format.name) data is damaged", hint: words)
    }

    private static func load(
        _ source: SourceFile, lifeline: Lifeline, access: VipsAccess, shrink: Int = 1
    ) throws(ImageError) -> Picture {
        let count = source.bytes.count
        let bytes = unsafe UnsafeRawPointer(source.bytes.base)
        return try Picture.make(lifeline: lifeline, failure: damage(source.format)) { out in
            switch source.format {
            case .jpeg: unsafe nl_jpegload(bytes, count, Int32(shrink), access, out)
            case .png: unsafe nl_pngload(bytes, count, access, out)
            case .gif: unsafe nl_gifload(bytes, count, access, out)
            case .webp: unsafe nl_webpload(bytes, count, 0, 1, 1, access, out)
            case .tiff: unsafe nl_tiffload(bytes, count, access, out)
            case .avif, .heic: unsafe nl_heifload(bytes, count, access, out)
            case .jxl: unsafe nl_jxlload(bytes, count, access, out)
            case .svg, .svgz: unsafe nl_svgload(bytes, count, 1, out)
            }
        }
    }
}
