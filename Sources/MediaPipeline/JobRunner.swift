import Foundation
import MediaImage
import MediaVideo

/// Carries out one job: renders the source into its staging folder, each output under its final name.
struct JobRunner: Sendable {
    var job: Job
    var staged: StagedJob
    var isCancelled: @Sendable () -> Bool
    var progress: @Sendable (VideoProgress) -> Void

    /// - Throws: `ItemError`; the staging folder is gone then.
    func run() throws(ItemError) -> JobResult {
        do {
            try staged.begin()
            let result =
                switch job.recipe {
                case .image(let recipe): try renderImage(recipe)
                case .video(let recipe, let poster, let gravity): try renderVideo(recipe, poster, gravity)
                }
            try staged.finish(result, key: job.key)
            return result
        } catch {
            staged.remove()
            throw ItemError(error)
        }
    }

    private func renderImage(_ recipe: ImageRecipe) throws -> JobResult {
        let rendered: RenderedImage
        do throws(ImageError) {
            rendered = try ImageRenderer.render(path: job.path, recipe: recipe, isCancelled: isCancelled)
        } catch {
            throw misnamedKind(error)
        }
        let source = rendered.source
        return JobResult(
            renditions: try Self.lighter(rendered.renditions).map(write), blurhash: rendered.placeholder.blurhash,
            color: rendered.placeholder.color, sourceWidth: source.width, sourceHeight: source.height,
            sourceBytes: try sourceBytes(), warnings: rendered.warnings)
    }

    /// Without variants that are smaller to the eye and not in bytes, as happens with flat art.
    private static func lighter(_ images: [EncodedImage]) -> [EncodedImage] {
        images.reduce(into: []) { kept, image in
            if kept.last.map({ image.data.count < $0.data.count }) ?? true { kept.append(image) }
        }
    }

    /// A video in an image item is a slip that can be named.
    private func misnamedKind(_ error: ImageError) -> ItemError {
        if [.notAnImage, .unsupportedFormat].contains(error.code), let video = try? VideoRenderer.inspect(path: job.path),
            video.duration > 0 || video.frames ?? 0 > 1
        {
            return ItemError(
                code: error.code.rawValue,
                message: "this is a video (\(video.container)); give the item the kind {\"video\": {}}",
                hint: error.hint)
        }
        return ItemError(error)
    }

    private func renderVideo(
        _ recipe: VideoRecipe, _ posterRecipe: ImageRecipe, _ gravity: Placement.Gravity
    ) throws -> JobResult {
        var recipe = recipe
        let (source, animation) = try openVideo(recipe)
        if case .file(let path) = source, gravity == .attention || gravity == .entropy {
            try follow(gravity, path, &recipe)
        }
        let rendered = try VideoRenderer.render(
            source, recipe: recipe, into: staged.path, isCancelled: isCancelled, progress: progress)
        let renditions = try rendered.renditions.map(adopt)
        let stream = try rendered.stream.map(adoptStream)

        let frame = rendered.poster
        var posterRecipe = posterRecipe
        posterRecipe.sides = [frame.width]
        let poster = try ImageRenderer.render(
            pixels: RawImage(width: frame.width, height: frame.height, channels: frame.channels, bytes: frame.bytes),
            recipe: posterRecipe, isCancelled: isCancelled)
        let info = rendered.source
        return JobResult(
            renditions: renditions, poster: try poster.renditions.first.map(write), posterTime: rendered.posterTime,
            stream: stream,
            duration: rendered.renditions.first?.duration, hasAudio: rendered.renditions.first?.hasAudio,
            blurhash: poster.placeholder.blurhash, color: poster.placeholder.color, sourceWidth: animation?.width ?? info.width,
            sourceHeight: animation?.height ?? info.height, sourceDuration: info.duration, sourceBytes: try sourceBytes(),
            warnings: rendered.warnings)
    }

    /// libav opens all but animated WebP, whose frames libvips composes.
    private func openVideo(_ recipe: VideoRecipe) throws -> (VideoSource, AnimatedImage?) {
        guard let animation = try AnimatedImage.open(path: job.path, maxPixels: recipe.maxPixels) else {
            return (.file(path: job.path), nil)
        }
        let source = VideoSource.frames(width: animation.width, height: animation.height, durations: animation.durations) {
            sink in
            try animation.forEachFrame { image, duration in
                try sink(
                    RawFrame(width: image.width, height: image.height, channels: image.channels, bytes: image.bytes), duration)
            }
        }
        return (source, animation)
    }

    /// Centres the crop on what sampled frames draw the eye to, averaged: one fixed square for the whole clip.
    private func follow(_ gravity: Placement.Gravity, _ path: String, _ recipe: inout VideoRecipe) throws {
        let frames = try VideoRenderer.sampleFrames(path: path, count: 8, side: 320)
        guard !frames.isEmpty else { return }
        var x = 0.0
        var y = 0.0
        for frame in frames {
            let pixels = RawImage(width: frame.width, height: frame.height, channels: frame.channels, bytes: frame.bytes)
            let point = try ImageRenderer.focus(of: pixels, by: gravity)
            x += point.x
            y += point.y
        }
        recipe.placement.focusX = x / Double(frames.count)
        recipe.placement.focusY = y / Double(frames.count)
    }

    private func sourceBytes() throws -> Int { try FileSystem.status(of: job.path).stamp.bytes }

    private func name(side: Int, sha256: String, fileExtension: String) -> String {
        "\(job.slug)-\(side)-\(sha256.prefix(12)).\(fileExtension)"
    }

    private func write(_ image: EncodedImage) throws -> JobResult.File {
        let sha256 = SHA256Digest.hex(of: image.data)
        let name = name(side: image.width, sha256: sha256, fileExtension: image.format.fileExtension)
        try staged.write(image.data, name: name)
        return JobResult.File(
            name: name, sha256: sha256, bytes: image.data.count, type: image.format.mimeType, width: image.width,
            height: image.height)
    }

    private func adopt(_ video: VideoRendition) throws -> JobResult.File {
        let (sha256, bytes) = try settle(video.fileName)
        let name = name(side: video.width, sha256: sha256, fileExtension: "mp4")
        try FileSystem.move(staged.path(of: video.fileName), to: staged.path(of: name))
        return JobResult.File(
            name: name, sha256: sha256, bytes: bytes, type: "video/mp4", width: video.width, height: video.height,
            codecs: video.codecs, frameRate: video.frameRate, bitrate: video.bitrate)
    }

    /// Names every file of a stream by its content, the multivariant playlist first in the result.
    private func adoptStream(_ stream: HLSOutput) throws -> [JobResult.File] {
        var files: [JobResult.File] = []
        let renamed = try stream.renamed(in: staged.path) { file in
            let (sha256, bytes) = try settle(file.name)
            let name = name(side: file.side, sha256: sha256, fileExtension: file.fileExtension)
            files.append(JobResult.File(name: name, sha256: sha256, bytes: bytes, type: file.mimeType))
            return name
        }
        guard let playlist = files.firstIndex(where: { $0.name == renamed.playlist }) else { return files }
        return [files[playlist]] + files[..<playlist] + files[(playlist + 1)...]
    }

    /// Waits until a file that a library wrote is on the disk.
    private func settle(_ name: String) throws -> (sha256: String, bytes: Int) {
        let path = staged.path(of: name)
        let digest = try SHA256Digest.hex(ofFile: path)
        try OpenFile(reading: path).synchronize()
        return (digest.hex, digest.bytes)
    }
}

extension ItemError {
    /// Any room's error, as one of an item.
    init(_ error: any Error) {
        switch error {
        case let error as ItemError: self = error
        case let error as ImageError:
            self.init(code: error.code.rawValue, message: error.message, hint: error.hint)
        case let error as VideoError:
            self.init(code: error.code.rawValue, message: error.message, hint: error.hint)
        case let error as FileError:
            self.init(code: "cannotWrite", message: error.message)
        default:
            self.init(code: "failed", message: "\(error)")
        }
    }

    /// Whether nothing is wrong with the source: the run was stopped.
    var isCancellation: Bool { code == "cancelled" }
}
