internal import CLibVips

/// What the bands of a picture are.
struct Channels {
    let space: ICCHeader.Space
    /// Bands of colour.
    let colours: Int
    /// Index of the alpha band.
    let alpha: Int?
    /// The value of full intensity: 255, 65535 and so on, or 1 for floating point.
    let maximum: Double

    init(_ picture: Picture) {
        let interpretation = picture.interpretation
        let bands = picture.bands
        switch interpretation {
        case VIPS_INTERPRETATION_CMYK where bands >= 4: (space, colours) = (.cmyk, 4)
        case VIPS_INTERPRETATION_LAB, VIPS_INTERPRETATION_LABQ, VIPS_INTERPRETATION_LABS, VIPS_INTERPRETATION_XYZ,
            VIPS_INTERPRETATION_LCH:
            (space, colours) = (.lab, 3)
        case VIPS_INTERPRETATION_scRGB: (space, colours) = (.other, bands >= 3 ? 3 : 1)
        default: (space, colours) = bands >= 3 ? (.rgb, 3) : (.grey, 1)
        }
        alpha = !picture.isCoded && bands > colours ? colours : nil
        switch picture.format {
        case VIPS_FORMAT_USHORT: maximum = 65535
        case VIPS_FORMAT_SHORT: maximum = 32767
        case VIPS_FORMAT_UINT: maximum = 4_294_967_295
        case VIPS_FORMAT_INT: maximum = 2_147_483_647
        case VIPS_FORMAT_FLOAT where interpretation == VIPS_INTERPRETATION_scRGB: maximum = 1
        default: maximum = 255
        }
    }

    /// A black pixel of this kind.
    func onePixel() throws(ImageError) -> Picture {
        let pixel = try Picture.pixels([UInt8](repeating: 0, count: colours), width: 1, height: 1, bands: colours)
        switch space {
        case .cmyk: return try pixel.retagged(VIPS_INTERPRETATION_CMYK)
        case .lab: return try pixel.colourspace(VIPS_INTERPRETATION_LAB)
        default: return pixel
        }
    }
}

extension ICCHeader.Space {
    /// In an author's words.
    var label: String {
        switch self {
        case .rgb: "RGB"
        case .grey: "grey"
        case .cmyk: "CMYK"
        case .lab: "CIELAB"
        case .other: "other"
        }
    }
}
