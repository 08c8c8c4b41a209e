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
    private let drawing: SVGDocument?
    private let lifeline: Lifeline
    private let maxPixels: Int
    private let stop: @Sendable () -> Bool

    /// No picture within the limit of pixels takes longer to decode.
    private static let seconds: UInt64 = 120

    /// Reads the header.
    ///
    /// - Throws: `tooManyPixels` before any pixel is decoded, `corrupt` or `truncated` where the header makes no sense.
    init(_ source: SourceFile, maxPixels: Int, stop: @escaping @Sendable () -> Bool) throws(ImageError) {
        try VipsRuntime.start()
        self.source = source
        self.maxPixels = maxPixels
        let limit = Deadline(seconds: Decoder.seconds)
        self.stop = stop
        lifeline = Lifeline(bytes: source.bytes) {
            if stop() { return ImageError(.cancelled, "stopped") }
            return limit.isOver ? ImageError(.timedOut, "decoding took longer than \(Decoder.seconds) seconds") : nil
        }
        if source.format == .svg || source.format == .svgz {
            let drawing = try SVGDocument(source, maxPixels: maxPixels)
            self.drawing = drawing
            header = try Picture.pixels([0, 0, 0, 0], width: 1, height: 1, bands: 4)
            size = drawing.size
            orientation = 1
            return
        }
        drawing = nil
        if let declared = Decoder.declaredSize(source) { try Decoder.check(declared, maxPixels: maxPixels) }
        header = try Decoder.load(source, lifeline: lifeline)
        size = Size(width: header.width, height: header.height)
        // libheif and libjxl turn the pixels themselves; an EXIF orientation beside that is a leftover.
        let isTurned = source.format.isHEIF || source.format == .jxl
        orientation = isTurned ? 1 : Orientation.valid(header.integer("orientation"))
        guard size.short > 0 else { throw ImageError(.corrupt, "the \(source.format.name) header names no pixels") }
        try Decoder.check(size, maxPixels: maxPixels)
    }

    /// Size as displayed.
    var displaySize: Size { Orientation.transposes(orientation) ? size.transposed : size }

    /// Size that squares are made from: what is displayed, or as large as needed for a drawing.
    func extent(for recipe: ImageRecipe) throws(ImageError) -> Size {
        guard drawing != nil else { return displaySize }
        let side = recipe.largestSide
        let extent = recipe.placement.fit == .cover ? size.covering(side) : size.contained(in: side)
        try Decoder.check(extent, maxPixels: maxPixels)
        return extent
    }

    /// The picture, reduced on load where the format offers it and at least twice `needed` remains for a good resize.
    ///
    /// - Parameter strict: whether a JPEG fails on what libjpeg only warns of, too.
    func pixels(for needed: Size, strict: Bool = false) throws(ImageError) -> Picture {
        if let drawing { return try drawing.pixels(at: needed, stop: stop) }
        let factor = min(size.width / max(1, needed.width), size.height / max(1, needed.height))
        let shrink = factor >= 16 ? 8 : factor >= 8 ? 4 : factor >= 4 ? 2 : 1
        return try Decoder.load(source, lifeline: lifeline, shrink: shrink, strict: strict).watched()
    }

    /// The error of pixels that cannot be decoded.
    func damaged() -> ImageError { Decoder.damage(source) }

    private static func damage(_ source: SourceFile) -> ImageError {
        if source.format == .avif, source.bytes.has("avis", at: 8) {
            return ImageError(
                .unsupportedFormat, "an animated AVIF sequence that cannot be read as a still; use it as a video item")
        }
        return Completeness.isCutOff(source)
            ? ImageError(.truncated, "the \(source.format.name) file is incomplete (cut off)")
            : ImageError(.corrupt, "the \(source.format.name) data is damaged, or of a kind that cannot be read")
    }

    private static func check(_ size: Size, maxPixels: Int) throws(ImageError) {
        let pixels = size.width.multipliedReportingOverflow(by: size.height)
        guard !pixels.overflow, pixels.partialValue <= maxPixels else {
            throw ImageError(
                .tooManyPixels,
                "\(size.width)x\(size.height) pixels are over the limit of \(maxPixels) (raise it with --max-pixels)")
        }
    }

    /// The size in headers that libraries refuse for reasons of their own before they tell it.
    private static func declaredSize(_ source: SourceFile) -> Size? {
        switch source.format {
        case .png: source.bytes.big32(16).flatMap { width in source.bytes.big32(20).map { Size(width: width, height: $0) } }
        case .gif: GIFBlocks(source.bytes).map { Size(width: $0.width, height: $0.height) }
        case .avif, .heic: HEIFBoxes(source.bytes).size
        default: nil
        }
    }

    private static func load(_ source: SourceFile, lifeline: Lifeline, shrink: Int = 1, strict: Bool = false) throws(ImageError)
        -> Picture
    {
        let count = source.bytes.count
        let bytes = unsafe UnsafeRawPointer(source.bytes.base)
        return try Picture.make(lifeline: lifeline, failure: damage(source)) { out in
            switch source.format {
            case .jpeg:
                unsafe nl_jpegload(bytes, count, Int32(shrink), strict ? VIPS_FAIL_ON_WARNING : VIPS_FAIL_ON_TRUNCATED, out)
            case .png: unsafe nl_pngload(bytes, count, out)
            case .gif: unsafe nl_gifload(bytes, count, out)
            case .webp: unsafe nl_webpload(bytes, count, 1, out)
            case .tiff: unsafe nl_tiffload(bytes, count, out)
            case .avif, .heic: unsafe nl_heifload(bytes, count, out)
            case .jxl: unsafe nl_jxlload(bytes, count, out)
            case .svg, .svgz: unsafe nl_svgload(bytes, count, 1, out)
            }
        }
    }
}
