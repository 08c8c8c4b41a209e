internal import CLibVips

extension Picture {
    func retagged(_ interpretation: VipsInterpretation) throws(ImageError) -> Picture {
        try derive("retag") { unsafe nl_retag($0, interpretation, $1) }
    }

    /// Exactly `width` x `height`, by Lanczos 3 downwards.
    func resized(width: Int, height: Int) throws(ImageError) -> Picture {
        let horizontal = Double(width) / Double(self.width)
        let vertical = Double(height) / Double(self.height)
        let result = try derive("resize") { unsafe nl_resize($0, horizontal, vertical, $1) }
        guard result.width == width, result.height == height else {
            throw ImageError(.corrupt, "resizing gave \(result.width)x\(result.height) instead of \(width)x\(height)")
        }
        return result
    }

    func premultiplied(maximum: Double) throws(ImageError) -> Picture {
        try derive("premultiply") { unsafe nl_premultiply($0, maximum, $1) }
    }

    func unpremultiplied(maximum: Double) throws(ImageError) -> Picture {
        try derive("unpremultiply") { unsafe nl_unpremultiply($0, maximum, $1) }
    }

    func cropped(left: Int, top: Int, width: Int, height: Int) throws(ImageError) -> Picture {
        if left == 0, top == 0, width == self.width, height == self.height { return self }
        return try derive("crop") { unsafe nl_crop($0, Int32(left), Int32(top), Int32(width), Int32(height), $1) }
    }

    func channels(from first: Int, count: Int) throws(ImageError) -> Picture {
        if first == 0, count == bands { return self }
        return try derive("channels") { unsafe nl_bands($0, Int32(first), Int32(count), $1) }
    }

    func joined(with others: [Picture]) throws(ImageError) -> Picture {
        try derive("join channels") { handle, out in
            var handles = unsafe [handle] + others.map { $0.ask { unsafe $0 } }
            return unsafe nl_join_bands(&handles, Int32(handles.count), out)
        }
    }

    func scaled(by factor: Double, offset: Double = 0) throws(ImageError) -> Picture {
        try derive("scale") { unsafe nl_linear($0, factor, offset, $1) }
    }

    /// Rounded to the nearest integer and clipped to the range of `format`.
    func rounded(to format: VipsBandFormat) throws(ImageError) -> Picture {
        if self.format == format { return self }
        let whole =
            self.format == VIPS_FORMAT_FLOAT || self.format == VIPS_FORMAT_DOUBLE
            ? try derive("round") { unsafe nl_rint($0, $1) } : self
        return try whole.derive("cast") { unsafe nl_cast($0, format, $1) }
    }

    func smallest() throws(ImageError) -> Double {
        var value = 0.0
        guard ask({ unsafe nl_min($0, &value) }) == 0 else {
            throw ImageError(.corrupt, "the pixels could not be read", hint: VipsRuntime.errorWords())
        }
        return value
    }

    /// From the attached profile, or from the built-in one named `fallback`, to libvips' built-in profile `output`; 8 bit.
    func transformed(to output: String, fallback: String? = nil) throws(ImageError) -> Picture {
        try derive("colour profile") { unsafe nl_icc_transform($0, output, fallback, $1) }
    }

    func colourspace(_ space: VipsInterpretation) throws(ImageError) -> Picture {
        try derive("colour space") { unsafe nl_colourspace($0, space, $1) }
    }

    func blurred(sigma: Double) throws(ImageError) -> Picture {
        try derive("blur") { unsafe nl_blur($0, sigma, $1) }
    }

    /// On a transparent canvas.
    func embedded(left: Int, top: Int, width: Int, height: Int) throws(ImageError) -> Picture {
        try derive("place") { unsafe nl_embed($0, Int32(left), Int32(top), Int32(width), Int32(height), $1) }
    }

    /// Smoothly enlarged or reduced; for backgrounds only, a picture itself is never enlarged.
    func enlarged(width: Int, height: Int) throws(ImageError) -> Picture {
        let (horizontal, vertical) = (Double(width) / Double(self.width), Double(height) / Double(self.height))
        return try derive("enlarge") { unsafe nl_enlarge($0, horizontal, vertical, $1) }
    }

    /// Without transparency, over one colour.
    func flattened(on colour: (red: UInt8, green: UInt8, blue: UInt8)) throws(ImageError) -> Picture {
        guard bands == 4 else { return self }
        return try derive("flatten") { handle, out in
            unsafe nl_flatten(handle, Double(colour.red), Double(colour.green), Double(colour.blue), out)
        }.rounded(to: VIPS_FORMAT_UCHAR)
    }

    /// Over an opaque picture of the same size.
    func composed(over background: Picture) throws(ImageError) -> Picture {
        let composed = try derive("compose") { handle, out in
            background.ask { unsafe nl_compose($0, handle, out) }
        }
        return try composed.channels(from: 0, count: 3).rounded(to: VIPS_FORMAT_UCHAR)
    }

    /// How far the picture's origin lies from where it was cut.
    var offset: (x: Int, y: Int) { ask { unsafe (Int(vips_image_get_xoffset($0)), Int(vips_image_get_yoffset($0))) } }

    /// The picture with `profile` as its ICC profile, or without any.
    func tagged(profile: [UInt8]?) throws(ImageError) -> Picture {
        let copy = try retagged(interpretation)
        copy.ask { handle in
            if let profile {
                unsafe profile.withUnsafeBytes {
                    unsafe vips_image_set_blob_copy(handle, VIPS_META_ICC_NAME, $0.baseAddress, $0.count)
                }
            } else {
                _ = unsafe vips_image_remove(handle, VIPS_META_ICC_NAME)
            }
        }
        return copy
    }
}
