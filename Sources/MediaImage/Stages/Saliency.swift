internal import CLibVips

/// Where the eye would look, by libvips' smart crop.
enum Saliency {
    /// The place of the most interesting square of this side.
    static func offset(in picture: Picture, side: Int, by gravity: Placement.Gravity) throws(ImageError) -> (left: Int, top: Int)
    {
        let room = (picture.width - side, picture.height - side)
        let (square, point) = try crop(picture, width: side, height: side, by: gravity)
        if gravity == .attention {
            return (max(0, min(room.0, point.x - side / 2)), max(0, min(room.1, point.y - side / 2)))
        }
        let offset = square.offset
        return (max(0, min(room.0, -offset.x)), max(0, min(room.1, -offset.y)))
    }

    /// The centre of interest, each coordinate 0…1.
    static func focus(of picture: Picture, by gravity: Placement.Gravity) throws(ImageError) -> Placement.Focus {
        let side = min(picture.width, picture.height)
        if let anchor = gravity.anchor { return Placement.Focus(x: anchor.x, y: anchor.y) }
        if gravity == .attention {
            let (_, point) = try crop(picture, width: side, height: side, by: gravity)
            return Placement.Focus(
                x: (Double(point.x) + 0.5) / Double(picture.width), y: (Double(point.y) + 0.5) / Double(picture.height))
        }
        let place = try offset(in: picture, side: side, by: gravity)
        return Placement.Focus(
            x: (Double(place.left) + Double(side) / 2) / Double(picture.width),
            y: (Double(place.top) + Double(side) / 2) / Double(picture.height))
    }

    private static func crop(
        _ picture: Picture, width: Int, height: Int, by gravity: Placement.Gravity
    ) throws(ImageError) -> (Picture, (x: Int, y: Int)) {
        var (x, y): (Int32, Int32) = (0, 0)
        let how = gravity == .attention ? VIPS_INTERESTING_ATTENTION : VIPS_INTERESTING_ENTROPY
        let square = try picture.derive("smart crop") {
            unsafe nl_smartcrop($0, Int32(width), Int32(height), how, &x, &y, $1)
        }
        return (square, (Int(x), Int(y)))
    }
}
