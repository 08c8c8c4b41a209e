internal import CLibVips
internal import Foundation

/// An SVG that was read, unpacked and found free of references to the outside; drawn by librsvg under a limit of time.
struct SVGDocument: Sendable {
    /// Pixels of the document by itself: its width and height, or those of its `viewBox`.
    let size: Size
    private let text: [UInt8]

    private static let maxBytes = 16 << 20
    private static let seconds = 20.0

    init(_ source: SourceFile, maxPixels: Int) throws(ImageError) {
        text = try SVGDocument.unpacked(source)
        try SVGScanner.check(text, maxPixels: maxPixels)
        let text = self.text
        size = try Watchdog.run(seconds: SVGDocument.seconds, what: "reading the SVG") { _ throws(ImageError) in
            let picture = try SVGDocument.load(text, scale: 1, stop: { nil })
            return Size(width: picture.width, height: picture.height)
        }
        guard size.short > 0 else { throw ImageError(.corrupt, "the SVG has no size: give it a width and height, or a viewBox") }
    }

    /// RGBA with straight alpha, drawn at `size` or a pixel more; a drawing has no resolution of its own.
    func pixels(at size: Size, stop: @escaping @Sendable () -> Bool) throws(ImageError) -> Picture {
        let scale = max(Double(size.width) / Double(self.size.width), Double(size.height) / Double(self.size.height))
        guard scale >= 0.001, scale <= 100_000 else {
            throw ImageError(
                .tooManyPixels,
                "the SVG is \(self.size.width)x\(self.size.height) pixels large; give it a sensible width and height")
        }
        let text = self.text
        let drawn = try Watchdog.run(seconds: SVGDocument.seconds, what: "drawing the SVG") { isOver throws(ImageError) in
            let picture = try SVGDocument.load(
                text, scale: scale, stop: { isOver() || stop() ? ImageError(.cancelled, "stopped") : nil }
            ).watched()
                .inMemory(failure: ImageError(.corrupt, "the SVG cannot be drawn"))
            return RawImage(width: picture.width, height: picture.height, channels: picture.bands, bytes: try picture.bytes())
        }
        if stop() { throw ImageError(.cancelled, "stopped") }
        return try Picture.pixels(drawn.bytes, width: drawn.width, height: drawn.height, bands: drawn.channels)
    }

    private static func load(_ text: [UInt8], scale: Double, stop: @escaping () -> ImageError?) throws(ImageError) -> Picture {
        let bytes = SourceBytes(text)
        let base = unsafe UnsafeRawPointer(bytes.base)
        return try Picture.make(
            lifeline: Lifeline(bytes: bytes, stop: stop),
            failure: ImageError(.corrupt, "the SVG is not well-formed, or not valid")
        ) { out in unsafe nl_svgload(base, bytes.count, scale, out) }
    }

    private static func unpacked(_ source: SourceFile) throws(ImageError) -> [UInt8] {
        guard source.bytes.count <= maxBytes, let bytes = source.bytes.bytes(0..<source.bytes.count) else {
            throw ImageError(.tooLarge, "the SVG is over the limit of \(maxBytes >> 20) MB")
        }
        guard source.format == .svgz else { return bytes }
        switch Zlib.inflate(bytes, limit: maxBytes) {
        case .whole(let text):
            let root = XMLRoot.name(text)
            guard root == "svg" || root?.hasSuffix(":svg") == true else {
                throw ImageError(.notAnImage, "a gzip file of something other than an SVG")
            }
            return text
        case .incomplete: throw ImageError(.truncated, "the gzip file is incomplete (cut off)")
        case .damaged: throw ImageError(.corrupt, "the gzip data is damaged")
        case .tooLarge: throw ImageError(.tooLarge, "the SVG unpacks to more than \(maxBytes >> 20) MB")
        }
    }
}
