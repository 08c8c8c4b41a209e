internal import CLibVips

extension ImageRecipe {
    /// The side that the source is reduced for.
    var largestSide: Int { max(1, sides.max() ?? 1224) }
}

extension Decoder {
    /// Stored pixels, reduced to what the largest square needs and held in memory, and what there is to warn of.
    ///
    /// libjpeg fills what it cannot read with grey and calls that a warning, as it calls stray bytes that harm nothing; so a JPEG
    /// with warnings is used, and said to be worth a look.
    func reducedPicture(for recipe: ImageRecipe) throws(ImageError) -> (Picture, warnings: [String]) {
        guard source.format == .jpeg else { return (try reducedPicture(for: recipe, strict: false), []) }
        do {
            return (try reducedPicture(for: recipe, strict: true), [])
        } catch {
            if error.code != .corrupt { throw error }
            return (try reducedPicture(for: recipe, strict: false), ["the JPEG data has faults: check that the picture is whole"])
        }
    }

    private func reducedPicture(for recipe: ImageRecipe, strict: Bool) throws(ImageError) -> Picture {
        let fit = recipe.placement.fit
        let extent = try extent(for: recipe)
        let side = Layout.side(recipe.largestSide, of: extent, fit: fit)
        let upright = Layout.reduction(of: extent, side: side, fit: fit)
        let target = Orientation.transposes(orientation) ? upright.transposed : upright
        var picture = try pixels(for: target, strict: strict)
        // Alpha is looked at before it is used, so its pixels are read twice.
        if Channels(picture).alpha != nil || picture.isCoded { picture = try picture.inMemory(failure: damaged()) }
        if picture.isCoded { picture = try picture.colourspace(VIPS_INTERPRETATION_LAB) }
        if source.format.isHEIF, HEIFBoxes(source.bytes).isPremultiplied, let alpha = Channels(picture).alpha {
            let (format, kept) = (picture.format, picture.interpretation)
            picture = try picture.channels(from: 0, count: alpha + 1).unpremultiplied(maximum: Channels(picture).maximum)
                .rounded(to: format).retagged(kept)
        }
        return try picture.reduced(to: target).inMemory(failure: damaged())
    }

    /// What the author is told of the source.
    func info(_ plan: ColourPlan) -> ImageInfo {
        let channels = Channels(header)
        let animation = Animation(source, header: header)
        var info = ImageInfo(
            format: source.format.name, width: displaySize.width, height: displaySize.height, orientation: orientation)
        if animation.frames > 1 { info.format = source.format == .png ? "APNG" : "Animated \(info.format)" }
        info.frames = animation.frames
        info.duration = animation.duration
        info.bitDepth = bitDepth(channels)
        info.channels = channels.colours + (channels.alpha == nil ? 0 : 1)
        info.hasAlpha = channels.alpha != nil
        info.colour = plan.name
        info.lostToCrop = displaySize.lostToSquare
        return info
    }

    private func bitDepth(_ channels: Channels) -> Int {
        if let depth = header.integer("heif-bitdepth") { return depth }
        if source.format == .png, let depth = source.bytes.byte(24) { return depth }
        if let depth = header.integer("bits-per-sample") { return depth }
        return channels.maximum > 255 ? 16 : header.format == VIPS_FORMAT_FLOAT ? 32 : 8
    }

    /// What the author may not expect of the squares.
    func warnings(for recipe: ImageRecipe) throws(ImageError) -> [String] {
        var warnings: [String] = []
        let animation = Animation(source, header: header)
        if animation.frames > 1 {
            warnings.append(
                "an animation of \(animation.frames) frames: only the first is shown; make it a video item to keep it moving")
        }
        if animation.pages > 1 { warnings.append("\(animation.pages) pages: only the first is shown") }
        return warnings + Layout.warnings(for: recipe, source: try extent(for: recipe))
    }
}
