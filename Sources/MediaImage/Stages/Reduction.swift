internal import CLibVips

extension ImageRecipe {
    /// The side that the source is reduced for.
    var largestSide: Int { max(1, sides.max() ?? 1224) }
}

extension Decoder {
    /// Stored pixels, reduced to what the largest square needs and held in memory.
    func reducedPicture(for recipe: ImageRecipe) throws(ImageError) -> Picture {
        let fit = recipe.placement.fit
        let side = Layout.side(recipe.largestSide, of: displaySize, fit: fit)
        let upright = Layout.reduction(of: displaySize, side: side, fit: fit)
        let target = Orientation.transposes(orientation) ? upright.transposed : upright
        let channels = Channels(header)
        // Alpha is looked at before it is used, so its pixels are read twice.
        let readsTwice = channels.alpha != nil
        var picture = try pixels(for: target, randomAccess: false)
        if readsTwice || picture.isCoded { picture = try picture.inMemory(failure: damaged()) }
        if picture.isCoded { picture = try picture.colourspace(VIPS_INTERPRETATION_LAB) }
        return try picture.reduced(to: target).inMemory(failure: damaged())
    }

    /// What the author is told of the source.
    func info(_ plan: ColourPlan) -> ImageInfo {
        let channels = Channels(header)
        var info = ImageInfo(
            format: source.format.name, width: displaySize.width, height: displaySize.height, orientation: orientation)
        info.frames = max(1, header.integer("n-pages") ?? 1)
        info.bitDepth = channels.maximum > 255 ? 16 : 8
        info.channels = channels.colours + (channels.alpha == nil ? 0 : 1)
        info.hasAlpha = channels.alpha != nil
        info.colour = plan.name
        info.lostToCrop = displaySize.lostToSquare
        return info
    }
}
