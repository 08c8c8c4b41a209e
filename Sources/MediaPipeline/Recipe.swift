import Foundation
import MediaImage
import MediaVideo
import NotesManifest

/// Everything that decides the bytes of one item's outputs, beside the source and the libraries.
enum Recipe: Codable, Hashable, Sendable {
    case image(ImageRecipe)
    /// `gravity` is what the crop follows where no focus is given; the poster is made from the master's pixels.
    case video(VideoRecipe, poster: ImageRecipe, gravity: Placement.Gravity)

    /// The recipe of one media object: the run's settings, and the author's `options` over them.
    init(for reference: MediaReference, in configuration: Configuration) {
        let options = reference.options
        let poster = ImageRecipe(
            sides: [], format: configuration.imageFormat, quality: configuration.imageQuality,
            maxPixels: configuration.maxPixels)
        switch reference.kind {
        case .image:
            var recipe = poster
            recipe.sides = configuration.imageSides.sorted(by: >)
            recipe.placement = Placement(options)
            self = .image(recipe)
        case .video:
            let codec = configuration.videoCodec
            var recipe = VideoRecipe(
                rungs: VideoRecipe.ladder(sides: configuration.videoSides, crf: configuration.crf, codec: codec), codec: codec,
                preset: configuration.videoPreset, maxDuration: configuration.maxDuration, maxPixels: configuration.maxPixels,
                strict: configuration.strict, hls: configuration.hls)
            recipe.audio = options.audio.map { $0 == .keep ? .keep : .drop } ?? configuration.audio
            recipe.placement = FramePlacement(options)
            recipe.posterTime = options.poster
            recipe.trim = options.trim.map { VideoRecipe.Trim(start: $0.start, end: $0.end) }
            self = .video(recipe, poster: poster, gravity: Placement(options).gravity)
        }
    }

    /// A number that is raised when the same recipe would give other bytes than before.
    static let revision = 1

    /// SHA-256 of the recipe, the revision and the versions of the libraries that carry it out.
    var digest: String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys]
        let libraries: [String] =
            switch self {
            case .image: ImageRenderer.libraryVersions
            case .video: ImageRenderer.libraryVersions + VideoRenderer.libraryVersions
            }
        // A recipe holds numbers and words only: it can always be encoded.
        let text = (try? encoder.encode(self)) ?? Data()
        return SHA256Digest.hex(of: text + Data("\n\(Self.revision)\n\(libraries.joined(separator: "\n"))".utf8))
    }
}

extension Placement {
    fileprivate init(_ options: MediaOptions) {
        let background: Background? =
            switch options.background {
            case .color(let red, let green, let blue): .color(red: red, green: green, blue: blue)
            case .blur: .blur
            case nil: nil
            }
        self.init(
            fit: options.fit == .contain ? .contain : .cover, gravity: Gravity(rawValue: options.gravity.rawValue) ?? .center,
            focus: options.focus.map { Focus(x: $0.x, y: $0.y) }, background: background)
    }
}

extension FramePlacement {
    fileprivate init(_ options: MediaOptions) {
        let background: Background? =
            switch options.background {
            case .color(let red, let green, let blue): .color(red: red, green: green, blue: blue)
            case .blur: .blur
            case nil: nil
            }
        let gravity = options.gravity.point
        self.init(
            fit: options.fit == .contain ? .contain : .cover, focusX: options.focus?.x ?? gravity.x,
            focusY: options.focus?.y ?? gravity.y, background: background)
    }
}

extension MediaOptions.Gravity {
    /// The point that a crop is held to, each 0…1; the centre where it follows the content.
    fileprivate var point: (x: Double, y: Double) {
        switch self {
        case .center, .attention, .entropy: (0.5, 0.5)
        case .north: (0.5, 0)
        case .northeast: (1, 0)
        case .east: (1, 0.5)
        case .southeast: (1, 1)
        case .south: (0.5, 1)
        case .southwest: (0, 1)
        case .west: (0, 0.5)
        case .northwest: (0, 0)
        }
    }
}
