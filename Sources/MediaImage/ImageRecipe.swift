/// Everything that decides the bytes of an image's renditions, beside the source itself.
public struct ImageRecipe: Codable, Sendable, Hashable {
    /// Sides of the square renditions in pixels, largest first; a side over what the source holds is reduced to it.
    public var sides: [Int]
    public var format: ImageFormat
    /// 1…100 in the encoder's own scale; `nil`: the format's default.
    public var quality: Int?
    public var placement: Placement
    /// Limit on width × height as coded, checked from the header before pixels are decoded.
    public var maxPixels: Int

    public init(
        sides: [Int] = [1224, 816], format: ImageFormat = .avif, quality: Int? = nil, placement: Placement = Placement(),
        maxPixels: Int = 100_000_000
    ) {
        self.sides = sides
        self.format = format
        self.quality = quality
        self.placement = placement
        self.maxPixels = maxPixels
    }
}
