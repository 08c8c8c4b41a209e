public import Foundation

/// Interleaved 8-bit sRGB pixels in memory.
public struct RawImage: Sendable {
    /// Pixels.
    public var width: Int
    public var height: Int
    /// 3 (RGB) or 4 (RGB and straight alpha).
    public var channels: Int
    /// Rows from the top, without padding: width × height × channels bytes.
    public var bytes: [UInt8]

    public init(width: Int, height: Int, channels: Int, bytes: [UInt8]) {
        self.width = width
        self.height = height
        self.channels = channels
        self.bytes = bytes
    }
}

/// One finished square image.
public struct EncodedImage: Sendable {
    public var data: Data
    /// Pixels.
    public var width: Int
    public var height: Int
    public var format: ImageFormat
}

/// What is shown before an image has loaded.
public struct Placeholder: Codable, Sendable, Hashable {
    /// A BlurHash of 4x4 components.
    public var blurhash: String
    /// Mean colour, `#rrggbb` in sRGB.
    public var color: String
}

/// All that comes out of one image.
public struct RenderedImage: Sendable {
    /// Largest first; never empty.
    public var renditions: [EncodedImage]
    public var placeholder: Placeholder
    public var source: ImageInfo
    /// What the author should know, in sentences without the file's name.
    public var warnings: [String]
}

/// Turns one source into its square renditions, in process, on the calling thread.
public enum ImageRenderer {
    /// - Parameter isCancelled: polled between stages and while pixels are computed.
    /// - Throws: `ImageError`, with the source's fault as `message`.
    public static func render(path: String, recipe: ImageRecipe, isCancelled: @escaping @Sendable () -> Bool = { false })
        throws(ImageError) -> RenderedImage
    {
        let source = try SourceFile.read(path: path)
        let decoder = try Decoder(source, maxPixels: recipe.maxPixels, stop: isCancelled)
        let plan = ColourPlan(header: decoder.header, source: source)
        let (stored, faults) = try decoder.reducedPicture(for: recipe)
        try checkCancelled(isCancelled)
        let upright = try stored.oriented(decoder.orientation).coloured(by: plan).withoutOpaqueAlpha()
            .inMemory(failure: decoder.damaged())
        let squares = try Squares(of: upright, size: decoder.extent(for: recipe), recipe: recipe)
        let own = OwnPixels(decoder: decoder, plan: plan, squares: squares, recipe: recipe)
        return RenderedImage(
            renditions: try encode(squares, recipe: recipe, output: plan.output, own: own, isCancelled),
            placeholder: try Placeholder(of: squares.largest, output: plan.output), source: decoder.info(plan),
            warnings: plan.warnings + faults + (try decoder.warnings(for: recipe)))
    }

    /// The same for pixels that are in memory already, as a video's poster is.
    public static func render(
        pixels: RawImage, recipe: ImageRecipe, isCancelled: @escaping @Sendable () -> Bool = { false }
    ) throws(ImageError) -> RenderedImage {
        let picture = try Picture.pixels(pixels.bytes, width: pixels.width, height: pixels.height, bands: pixels.channels)
        let size = Size(width: pixels.width, height: pixels.height)
        let side = Layout.side(recipe.largestSide, of: size, fit: recipe.placement.fit)
        let upright = try picture.reduced(to: Layout.reduction(of: size, side: side, fit: recipe.placement.fit))
            .withoutOpaqueAlpha().inMemory(failure: ImageError(.corrupt, "the pixels could not be processed"))
        let squares = try Squares(of: upright, size: size, recipe: recipe)
        let info = ImageInfo(
            format: "pixels", width: size.width, height: size.height, channels: pixels.channels, hasAlpha: pixels.channels == 4,
            colour: "sRGB", lostToCrop: size.lostToSquare)
        return RenderedImage(
            renditions: try encode(squares, recipe: recipe, output: .sRGB, own: nil, isCancelled),
            placeholder: try Placeholder(of: squares.largest, output: .sRGB), source: info,
            warnings: Layout.warnings(for: recipe, source: size))
    }

    /// The facts of a file, from its header alone.
    public static func inspect(path: String, maxPixels: Int = 100_000_000) throws(ImageError) -> ImageInfo {
        let source = try SourceFile.read(path: path)
        let decoder = try Decoder(source, maxPixels: maxPixels, stop: { false })
        return decoder.info(ColourPlan(header: decoder.header, source: source))
    }

    /// The centre of interest of some pixels, each coordinate 0…1, by libvips' saliency (`attention`) or entropy.
    public static func focus(of pixels: RawImage, by gravity: Placement.Gravity) throws(ImageError) -> Placement.Focus {
        let picture = try Picture.pixels(pixels.bytes, width: pixels.width, height: pixels.height, bands: pixels.channels)
        return try Saliency.focus(of: picture, by: gravity)
    }

    /// What libraries are at work, for `--version` and the recipe digest: "libvips 8.14.1", "libheif 1.15.1".
    public static var libraryVersions: [String] {
        // What is loaded is known once libvips has started.
        try? VipsRuntime.start()
        return [VipsRuntime.version] + LoadedLibraries.versions
    }

    private static func encode(
        _ squares: Squares, recipe: ImageRecipe, output: ColourPlan.Output, own: OwnPixels?, _ isCancelled: () -> Bool
    ) throws(ImageError) -> [EncodedImage] {
        let encoder = Encoder(format: recipe.format, quality: recipe.quality, output: output)
        var result: [EncodedImage] = []
        for side in squares.sides {
            try checkCancelled(isCancelled)
            var data = try encoder.encode(squares.picture(side: side))
            if let own, own.side == side, own.data.count <= data.count { data = own.data }
            result.append(EncodedImage(data: data, width: side, height: side, format: recipe.format))
        }
        return result
    }

    private static func checkCancelled(_ isCancelled: () -> Bool) throws(ImageError) {
        if isCancelled() { throw ImageError(.cancelled, "stopped") }
    }
}
