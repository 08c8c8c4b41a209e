import MediaImage
import MediaVideo

extension WorkScheduler.Need {
    /// What a job will need, from its source's header alone.
    init(_ job: Job) {
        switch job.recipe {
        case .image(let recipe):
            let image = try? ImageRenderer.inspect(path: job.path, maxPixels: recipe.maxPixels)
            let pixels = Double((image?.width ?? 1000) * (image?.height ?? 1000))
            // Decoders of HEIC, AVIF and progressive JPEG hold the whole picture, some of them twice.
            let sample = (image?.bitDepth ?? 8) > 8 ? 8.0 : 4.0
            self.init(cost: pixels + 4_000_000, processors: 1, memory: Int(pixels * sample * 1.5) + 60_000_000)
        case .video(let recipe, _, _):
            let video = try? VideoRenderer.inspect(path: job.path, maxPixels: recipe.maxPixels)
            let pixels = Double((video?.width ?? 1280) * (video?.height ?? 720))
            let seconds = min(video?.duration ?? 10, recipe.maxDuration)
            let frames = seconds * (video?.frameRate ?? 30)
            // Encoding dominates: about 1224² pixels and what the lighter rungs add, whatever the source's size.
            let encoded = recipe.rungs.reduce(0.0) { $0 + Double($1.side * $1.side) }
            self.init(
                cost: frames * (pixels * 0.2 + encoded * 4), processors: Self.videoProcessors,
                memory: Int(pixels * 1.5 * 24 + encoded * 1.5 * 80) + 80_000_000)
        }
    }

    /// Processors that decoder, filters and the encoders of a ladder keep busy together.
    static let videoProcessors = 6
}
