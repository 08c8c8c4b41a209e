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
        throw ImageError(.missingCapability, "not built yet")
    }

    /// The same for pixels that are in memory already, as a video's poster is.
    public static func render(
        pixels: RawImage, recipe: ImageRecipe, isCancelled: @escaping @Sendable () -> Bool = { false }
    ) throws(ImageError) -> RenderedImage {
        throw ImageError(.missingCapability, "not built yet")
    }

    /// The facts of a file, from its header alone.
    public static func inspect(path: String, maxPixels: Int = 100_000_000) throws(ImageError) -> ImageInfo {
        throw ImageError(.missingCapability, "not built yet")
    }

    /// The centre of interest of some pixels, each coordinate 0…1, by libvips' saliency (`attention`) or entropy.
    public static func focus(of pixels: RawImage, by gravity: Placement.Gravity) throws(ImageError) -> Placement.Focus {
        throw ImageError(.missingCapability, "not built yet")
    }

    /// What libraries are at work, for `--version` and the recipe digest: "libvips 8.14.1", "libheif 1.15.1".
    public static var libraryVersions: [String] { [] }
}
