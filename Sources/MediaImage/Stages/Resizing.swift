internal import CLibVips

extension Picture {
    /// Exactly `size`, reduced in the source's own values; alpha is multiplied in while pixels are mixed, and taken out again.
    ///
    /// The result has the format of the source.
    func reduced(to size: Size) throws(ImageError) -> Picture {
        if width == size.width, height == size.height { return self }
        let channels = Channels(self)
        guard let alpha = channels.alpha, format == VIPS_FORMAT_UCHAR || format == VIPS_FORMAT_USHORT else {
            return try resized(width: size.width, height: size.height).rounded(to: format)
        }
        let picture = try self.channels(from: 0, count: alpha + 1)
        let opacity = try picture.channels(from: alpha, count: 1)
        if try opacity.smallest() >= channels.maximum {
            return try picture.resized(width: size.width, height: size.height)
        }
        let kept = interpretation
        let mixed = try picture.premultiplied(maximum: channels.maximum).resized(width: size.width, height: size.height)
        return try mixed.unpremultiplied(maximum: channels.maximum).rounded(to: format).retagged(kept)
    }
}
