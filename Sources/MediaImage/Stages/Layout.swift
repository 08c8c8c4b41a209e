internal import CLibVips

/// Lays an upright picture in output colours into its square.
struct Layout {
    let placement: Placement
    /// Whether the output format keeps transparency.
    let keepsAlpha: Bool

    /// Side of the square for a source of this size: never more than the source holds.
    static func side(_ target: Int, of source: Size, fit: Placement.Fit) -> Int {
        max(1, min(target, fit == .cover ? source.short : source.long))
    }

    /// Size that the whole picture is reduced to before it is laid into a square of `side`.
    static func reduction(of source: Size, side: Int, fit: Placement.Fit) -> Size {
        fit == .cover ? source.covering(side) : source.contained(in: side)
    }

    /// What the author may not expect of a square made from a picture of this size.
    static func warnings(for recipe: ImageRecipe, source: Size) -> [String] {
        var warnings: [String] = []
        let fit = recipe.placement.fit
        if fit == .cover, source.lostToSquare > 0.25 {
            let percent = Int((source.lostToSquare * 100).rounded())
            warnings.append("the square leaves out \(percent) % of the picture (\(source.width)x\(source.height))")
        }
        let side = side(recipe.largestSide, of: source, fit: fit)
        if side < recipe.largestSide {
            warnings.append(
                "the source has only \(side) px on its \(fit == .cover ? "short" : "long") side, so the square is too: a picture is never enlarged (\(recipe.largestSide) px were asked for)"
            )
        }
        return warnings
    }

    /// The square.
    ///
    /// - Parameter picture: RGB or RGBA of 8 bits, reduced as `reduction` says.
    func square(_ picture: Picture, side: Int) throws(ImageError) -> Picture {
        switch placement.fit {
        case .cover: try over(background: nil, try covering(picture, side: side))
        case .contain: try contained(picture, side: side)
        }
    }

    // MARK: Cover

    private func covering(_ picture: Picture, side: Int) throws(ImageError) -> Picture {
        if picture.width == side, picture.height == side { return picture }
        let (left, top) = try offset(in: picture, side: side)
        return try picture.cropped(left: left, top: top, width: side, height: side)
    }

    private func offset(in picture: Picture, side: Int) throws(ImageError) -> (left: Int, top: Int) {
        let room = Size(width: picture.width - side, height: picture.height - side)
        if let focus = placement.focus {
            func place(_ share: Double, _ length: Int, _ room: Int) -> Int {
                max(0, min(room, Int((share * Double(length)).rounded()) - side / 2))
            }
            return (place(focus.x, picture.width, room.width), place(focus.y, picture.height, room.height))
        }
        if let anchor = placement.gravity.anchor {
            return (Int(Double(room.width) * anchor.x), Int(Double(room.height) * anchor.y))
        }
        return try Saliency.offset(in: picture, side: side, by: placement.gravity)
    }

    // MARK: Contain

    private func contained(_ picture: Picture, side: Int) throws(ImageError) -> Picture {
        let room = Size(width: side - picture.width, height: side - picture.height)
        let anchor = placement.gravity.anchor ?? (0.5, 0.5)
        let left = Int(Double(room.width) * anchor.x)
        let top = Int(Double(room.height) * anchor.y)
        if placement.background == .blur {
            let behind = try blurredCopy(of: picture, side: side)
            return try over(background: behind, try padded(picture, side: side, left: left, top: top))
        }
        if room.width == 0, room.height == 0 { return try over(background: nil, picture) }
        return try over(background: nil, try padded(picture, side: side, left: left, top: top))
    }

    /// The picture on a transparent square.
    private func padded(_ picture: Picture, side: Int, left: Int, top: Int) throws(ImageError) -> Picture {
        let source = try picture.bands == 3 ? picture.withOpaqueAlpha() : picture
        return try source.embedded(left: left, top: top, width: side, height: side)
    }

    /// The picture enlarged to fill the square and blurred beyond recognition.
    private func blurredCopy(of picture: Picture, side: Int) throws(ImageError) -> Picture {
        // The blur leaves nothing finer, so a small copy is enough, and cheap to blur.
        let small = max(1, min(side, 96))
        let source = Size(width: picture.width, height: picture.height)
        let size = source.covering(small)
        let flat = try picture.flattened(on: (255, 255, 255))
        let fill = try flat.enlarged(width: size.width, height: size.height)
        let crop = try fill.cropped(left: (size.width - small) / 2, top: (size.height - small) / 2, width: small, height: small)
        return try crop.blurred(sigma: max(0.3, Double(small) / 20)).enlarged(width: side, height: side).rounded(
            to: VIPS_FORMAT_UCHAR)
    }

    // MARK: Background

    /// Transparency laid over `background`, over the recipe's colour, or over white where the format has no alpha.
    private func over(background: Picture?, _ picture: Picture) throws(ImageError) -> Picture {
        guard picture.bands == 4 else { return picture }
        if let background { return try picture.composed(over: background) }
        switch placement.background {
        case .color(let red, let green, let blue): return try picture.flattened(on: (red, green, blue))
        case .blur:
            return try picture.composed(over: try blurredCopy(of: picture, side: picture.width))
        case nil:
            return keepsAlpha ? picture : try picture.flattened(on: (255, 255, 255))
        }
    }
}
