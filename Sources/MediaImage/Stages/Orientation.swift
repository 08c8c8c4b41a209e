internal import CLibVips

/// EXIF orientation: what has to be done to stored pixels before they are shown.
enum Orientation {
    /// Values outside 1…8 count as 1, as in every viewer.
    static func valid(_ value: Int?) -> Int {
        guard let value, (1...8).contains(value) else { return 1 }
        return value
    }

    /// Whether width and height change places.
    static func transposes(_ orientation: Int) -> Bool { orientation >= 5 }
}

extension Picture {
    /// Upright pixels of a picture stored in this orientation; the picture must be in memory, since rows are read out of order.
    func oriented(_ orientation: Int) throws(ImageError) -> Picture {
        let (angle, mirror): (VipsAngle, Bool) =
            switch orientation {
            case 2: (VIPS_ANGLE_D0, true)
            case 3: (VIPS_ANGLE_D180, false)
            case 4: (VIPS_ANGLE_D180, true)
            case 5: (VIPS_ANGLE_D90, true)
            case 6: (VIPS_ANGLE_D90, false)
            case 7: (VIPS_ANGLE_D270, true)
            case 8: (VIPS_ANGLE_D270, false)
            default: (VIPS_ANGLE_D0, false)
            }
        var result = self
        if angle != VIPS_ANGLE_D0 { result = try result.derive("rotate") { unsafe nl_rotate($0, angle, $1) } }
        if mirror { result = try result.derive("mirror") { unsafe nl_flip($0, VIPS_DIRECTION_HORIZONTAL, $1) } }
        return result
    }
}
