public import Foundation

extension ProcessedMedia {
    /// All renditions, largest first: the one that `url` names, then the variants.
    public var renditions: [Variant] {
        let largest = Variant(
            url: url, width: width, height: height, type: type, bytes: bytes, codecs: codecs, frameRate: frameRate,
            bitrate: bitrate)
        return [largest] + variants
    }

    /// The lightest rendition that fills a view, within a budget.
    ///
    /// It is the narrowest that is at least as wide as asked for; where none of those is within the budget, or none is that
    /// wide, the widest within the budget; where nothing is within it, the one of fewest bytes.
    ///
    /// ```swift
    /// // A view of 376 points on a screen at 3x, over a phone line: at most half a megabyte.
    /// let variant = media.rendition(pixelWidth: 376 * 3, maxBytes: 500_000)
    /// ```
    ///
    /// - Parameters:
    ///   - pixelWidth: the view's width in pixels: points times the screen's scale.
    ///   - maxBytes: `nil`: any size.
    public func rendition(pixelWidth: Int, maxBytes: Int? = nil) -> Variant {
        let all = renditions
        let affordable = all.filter { $0.bytes <= maxBytes ?? .max }
        let filling = affordable.filter { $0.width >= pixelWidth }
        return filling.min { ($0.width, $0.bytes) < ($1.width, $1.bytes) }
            ?? affordable.max { ($0.width, -$0.bytes) < ($1.width, -$1.bytes) }
            ?? all.min { $0.bytes < $1.bytes } ?? all[0]
    }
}

extension ProcessedMedia.Variant {
    /// Where to load it from; a relative URL counts from the manifest's own.
    ///
    /// - Returns: `nil` where the manifest's text is no URL.
    public func location(relativeTo manifest: URL) -> URL? { URL(string: url, relativeTo: manifest)?.absoluteURL }
}
