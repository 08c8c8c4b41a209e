internal import CLibVips

extension Picture {
    /// 8-bit RGB in the plan's output space, with the source's alpha as a fourth band if it has one.
    ///
    /// The picture must be in memory.
    func coloured(by plan: ColourPlan) throws(ImageError) -> Picture {
        let channels = Channels(self)
        let colours = try self.channels(from: 0, count: channels.colours)
        var result = try colours.convert(channels, by: plan)
        if result.bands == 1 { result = try result.joined(with: [result, result]) }
        result = try result.retagged(VIPS_INTERPRETATION_sRGB)
        guard let alpha = channels.alpha else { return result }
        let opacity = try self.channels(from: alpha, count: 1).to8Bit(maximum: channels.maximum)
        return try result.joined(with: [opacity]).retagged(VIPS_INTERPRETATION_sRGB)
    }

    private func convert(_ channels: Channels, by plan: ColourPlan) throws(ImageError) -> Picture {
        let output = plan.output == .displayP3 ? "p3" : "srgb"
        switch plan.conversion {
        case .none:
            return try to8Bit(maximum: channels.maximum)
        case .profile(let profile):
            return try integral(channels).tagged(profile: profile).transformed(to: output).channels(from: 0, count: 3)
        case .builtIn(let name):
            return try integral(channels).tagged(profile: nil).transformed(to: output, fallback: name).channels(from: 0, count: 3)
        case .colourspace:
            let converted = try colourspace(VIPS_INTERPRETATION_sRGB)
            return try converted.channels(from: 0, count: min(3, converted.bands)).rounded(to: VIPS_FORMAT_UCHAR)
        case .toneMap(let map):
            let wide = try scaled(by: 65535 / channels.maximum).rounded(to: VIPS_FORMAT_USHORT)
            let pixels = unsafe try wide.bytes().withUnsafeBytes { unsafe [UInt16]($0.bindMemory(to: UInt16.self)) }
            return try Picture.pixels(map.apply(pixels), width: width, height: height, bands: 3)
        }
    }

    /// The depths that the colour engine reads.
    private func integral(_ channels: Channels) throws(ImageError) -> Picture {
        if channels.space == .lab { return self }
        if channels.maximum == 255 { return try rounded(to: VIPS_FORMAT_UCHAR) }
        if channels.maximum == 65535 { return try rounded(to: VIPS_FORMAT_USHORT) }
        return try scaled(by: 65535 / channels.maximum).rounded(to: VIPS_FORMAT_USHORT)
    }

    /// 8 bit, rounded to nearest: a shift would darken.
    func to8Bit(maximum: Double) throws(ImageError) -> Picture {
        if maximum == 255 { return try rounded(to: VIPS_FORMAT_UCHAR) }
        return try scaled(by: 255 / maximum).rounded(to: VIPS_FORMAT_UCHAR)
    }

    /// The picture without an alpha that is opaque everywhere.
    func withoutOpaqueAlpha() throws(ImageError) -> Picture {
        guard bands == 4 || bands == 2 else { return self }
        let opacity = try channels(from: bands - 1, count: 1)
        return try opacity.smallest() >= 255 ? channels(from: 0, count: bands - 1) : self
    }

    /// RGB as RGBA.
    func withOpaqueAlpha() throws(ImageError) -> Picture {
        let opaque = try channels(from: 0, count: 1).scaled(by: 0, offset: 255).rounded(to: VIPS_FORMAT_UCHAR)
        return try joined(with: [opaque]).retagged(VIPS_INTERPRETATION_sRGB)
    }
}
