internal import Foundation

/// A source that is already what is wanted: its own file without metadata, to be kept where encoding again would not be smaller.
struct OwnPixels {
    let data: Data
    let side: Int

    /// `nil` where the source differs from the largest square in anything but its metadata.
    init?(decoder: Decoder, plan: ColourPlan, squares: Squares, recipe: ImageRecipe) {
        let size = decoder.size
        let channels = Channels(decoder.header)
        guard decoder.source.format.output == recipe.format, decoder.orientation == 1, size.width == size.height,
            squares.sides.first == size.width, plan.keepsValues, channels.maximum == 255,
            Animation(decoder.source, header: decoder.header).frames == 1,
            (channels.alpha != nil) == (squares.largest.bands == 4),
            var data = MetadataStripper.strip(decoder.source)
        else { return nil }
        if plan.output == .displayP3, recipe.format != .jxl {
            // HEIF files keep their profile, which may be none of the small ones.
            if !decoder.source.format.isHEIF {
                guard let tagged = ColourTag.insert(ICCWriter.displayP3, into: data, format: recipe.format) else { return nil }
                data = tagged
            }
        }
        self.data = data
        side = size.width
    }
}

extension SourceFormat {
    /// The output format that is the same.
    var output: ImageFormat? {
        switch self {
        case .jpeg: .jpeg
        case .png: .png
        case .webp: .webp
        case .avif: .avif
        case .heic: .heic
        case .jxl: .jxl
        case .gif, .tiff, .svg, .svgz: nil
        }
    }
}
