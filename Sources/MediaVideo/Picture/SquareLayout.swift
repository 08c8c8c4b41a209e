/// Where a stored picture lies in its square.
struct SquareLayout: Hashable, Sendable {
    /// Pixels of the square.
    var side: Int
    /// The part of the stored picture that is shown.
    var cropX, cropY, cropWidth, cropHeight: Int
    /// Pixels of that part in the square, before it is turned.
    var scaledWidth, scaledHeight: Int
    /// Where it stands in the square, after it is turned.
    var offsetX, offsetY: Int

    /// The side of the largest square that needs no enlarging, even, at most `limit`.
    ///
    /// A cropped square is bounded by the short side; a whole picture standing inside the square by its long side.
    static func side(width: Int, height: Int, fit: FramePlacement.Fit, limit: Int) -> Int {
        let bound = fit == .cover ? min(width, height) : max(width, height)
        return max(2, min(limit, bound) / 2 * 2)
    }

    /// - Parameters:
    ///   - aspect: width of a stored pixel over its height.
    ///   - steps: pixels in which the stored picture can be cut without parting a chroma sample.
    init(
        width: Int, height: Int, aspect: Double, orientation: Orientation, placement: FramePlacement, side: Int,
        steps: (x: Int, y: Int)
    ) {
        self.side = side
        let square = (width: Double(width) * aspect, height: Double(height))
        switch placement.fit {
        case .cover:
            // Where the picture is hardly larger than the square, whole pixels are cut off and none is resampled.
            let short = min(square.width, square.height)
            let kept = short - Double(side) < 2 ? min(Double(side), short) : short
            cropWidth = SquareLayout.cut(kept / aspect, to: width, step: steps.x)
            cropHeight = SquareLayout.cut(kept, to: height, step: steps.y)
            let centre = orientation.stored(x: placement.focusX, y: placement.focusY)
            cropX = SquareLayout.place(centre.x, cropWidth, in: width, step: steps.x)
            cropY = SquareLayout.place(centre.y, cropHeight, in: height, step: steps.y)
            (scaledWidth, scaledHeight) = (side, side)
            (offsetX, offsetY) = (0, 0)
        case .contain:
            (cropX, cropY, cropWidth, cropHeight) = (0, 0, width, height)
            let scale = Double(side) / max(square.width, square.height)
            scaledWidth = min(side, max(2, Int((square.width * scale / 2).rounded()) * 2))
            scaledHeight = min(side, max(2, Int((square.height * scale / 2).rounded()) * 2))
            let shown = orientation.transposes ? (scaledHeight, scaledWidth) : (scaledWidth, scaledHeight)
            offsetX = (side - shown.0) / 4 * 2
            offsetY = (side - shown.1) / 4 * 2
        }
    }

    private static func cut(_ wanted: Double, to whole: Int, step: Int) -> Int {
        let size = min(whole, max(1, Int(wanted.rounded())))
        return max(min(step, whole), size / step * step)
    }

    private static func place(_ centre: Double, _ size: Int, in whole: Int, step: Int) -> Int {
        let start = min(max(0, centre * Double(whole) - Double(size) / 2), Double(whole - size))
        return Int(start) / step * step
    }
}
