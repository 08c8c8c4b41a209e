internal import CLibAV
internal import Foundation

/// The rendering of one source, from its facts to its finished files, on the calling thread and the encoders' queues.
struct RenderSession {
    let recipe: VideoRecipe
    let directory: String
    let stop: StopSignal
    let progress: @Sendable (VideoProgress) -> Void

    func render(_ feed: any FrameFeed) throws(VideoError) -> RenderedVideo {
        var written: [String] = []
        do {
            return try render(feed, &written)
        } catch {
            for name in written { try? FileManager.default.removeItem(atPath: "\(directory)/\(name)") }
            throw error
        }
    }

    private func render(_ feed: any FrameFeed, _ written: inout [String]) throws(VideoError) -> RenderedVideo {
        let facts = feed.facts
        var warnings = facts.warnings
        let kept = try keptPart(facts, &warnings)
        let ladder = try Ladder(recipe, width: facts.info.width, height: facts.info.height, rate: facts.rate)
        let bitrates =
            facts.hasAudio && recipe.audio == .keep ? ladder.steps.filter { !$0.isStreamOnly }.map(\.rung.audioBitrate) : []
        let meter = ProgressMeter(expected: kept, handler: progress)
        let first = try pass(feed, ladder.steps, nil, bitrates, meter)
        warnings += first.warnings
        try judge(first, facts, kept, &warnings)

        var renditions: [VideoRendition] = []
        let hasSound = first.soundTrack.map { !$0.lanes.isEmpty && !$0.isSilent } ?? false
        if let sound = first.soundTrack, !sound.lanes.isEmpty, sound.isSilent {
            warnings.append("the audio track is silent throughout and is left out")
        }
        for (index, step) in ladder.steps.enumerated() where !step.isStreamOnly {
            var rendition = try write(first, index, hasSound ? bitrates[index] : nil, &written)
            if index == 0, facts.isPlayable, rendition.bytes > facts.bytes {
                rendition = try lighter(rendition, feed, step, first, hasSound, &written, &warnings)
            }
            if let above = renditions.last, !Ladder.isWorthKeeping(bytes: rendition.bytes, above: above.bytes) {
                try? FileManager.default.removeItem(atPath: "\(directory)/\(rendition.fileName)")
                continue
            }
            renditions.append(rendition)
        }
        if hasSound { warnings.append("the video keeps its sound: Notelet plays it unmuted, over the user's own music") }
        let stream = recipe.hls ? try package(first, renditions, hasSound, &written) : nil
        guard let poster = first.poster.result() else { throw VideoError(.noFrames, "no frame of the video can be decoded") }
        progress(VideoProgress(fraction: 1, framesPerSecond: 0, secondsLeft: 0))
        return RenderedVideo(
            renditions: renditions, poster: try PosterPicture.rgb(poster.frame), posterTime: poster.time, stream: stream,
            source: facts.info, warnings: warnings)
    }

    /// The renditions once more as a stream, with the lowest rung that only a stream has.
    private func package(
        _ pass: RenderPass, _ renditions: [VideoRendition], _ hasSound: Bool, _ written: inout [String]
    ) throws(VideoError) -> HLSOutput {
        var names = renditions.map(\.fileName)
        let extra = pass.steps.indices.filter { pass.steps[$0].isStreamOnly }
        for index in extra { names.append(try write(pass, index, nil, &written).fileName) }
        let output = try HLSPackager.package(
            renditions: names.map { "\(directory)/\($0)" }, audio: hasSound ? "\(directory)/\(names[0])" : nil, into: directory,
            stop: stop)
        written += output.files.map(\.name)
        for index in extra { try? FileManager.default.removeItem(atPath: "\(directory)/\(pass.steps[index].fileName)") }
        return output
    }

    /// Seconds that the output will last, as far as is known now.
    private func keptPart(_ facts: SourceFacts, _ warnings: inout [String]) throws(VideoError) -> Double {
        var end = facts.duration
        if let trim = recipe.trim {
            guard trim.start >= 0, trim.end > trim.start else {
                throw VideoError(.badTrim, "the trim from \(seconds(trim.start)) to \(seconds(trim.end)) is empty")
            }
            if trim.start >= facts.duration {
                throw VideoError(
                    .badTrim, "the trim starts at \(seconds(trim.start)), but the video lasts \(seconds(facts.duration))")
            }
            if trim.end > facts.duration + 0.1 {
                warnings.append("the trim ends at \(seconds(trim.end)), after the video's end at \(seconds(facts.duration))")
            }
            end = min(end, trim.end)
        }
        let length = end - (recipe.trim?.start ?? 0)
        if length > recipe.maxDuration + 0.05 {
            warnings.append("only the first \(seconds(recipe.maxDuration)) of \(seconds(length)) are kept")
        }
        let kept = min(length, recipe.maxDuration)
        if let poster = recipe.posterTime, poster > kept + 0.1 {
            warnings.append("the poster is wanted at \(seconds(poster)) of \(seconds(kept)): the last frame is taken")
        }
        return kept
    }

    private func pass(
        _ feed: any FrameFeed, _ steps: [Ladder.Step], _ budget: VideoEncoding.Budget?, _ audio: [Int], _ meter: ProgressMeter
    ) throws(VideoError) -> RenderPass {
        let pass = try RenderPass(
            feed: feed, recipe: recipe, steps: steps, budget: budget, audioBitrates: audio, directory: directory, stop: stop,
            meter: meter)
        do {
            try feed.run(pass)
        } catch {
            stop.stop(error)
            pass.abandon()
            throw error
        }
        return pass
    }

    /// What the decoding showed of the source: too damaged, too short, or worth a warning.
    private func judge(_ pass: RenderPass, _ facts: SourceFacts, _ kept: Double, _ warnings: inout [String]) throws(VideoError) {
        let damaged = max(pass.damagedPackets, facts.damagedPackets) + pass.damagedSound
        if damaged > 0 {
            let text = "\(damaged) damaged packet\(damaged == 1 ? "" : "s") in the source"
            if recipe.strict { throw VideoError(.corrupt, text) }
            warnings.append(text)
        }
        if let declared = facts.declaredDuration {
            let wanted = min(declared - pass.start, pass.end - pass.start)
            if facts.readSpan == nil, wanted - pass.length > max(0.5, wanted / 10) {
                let text = "the source ends early: \(seconds(pass.length)) of the declared \(seconds(wanted)) can be read"
                if recipe.strict { throw VideoError(.truncated, text) }
                warnings.append(text)
            }
            let isShort = facts.readSpan.map { $0 < declared / 2 } ?? (pass.length < wanted / 2)
            if wanted > 0.6, isShort {
                throw VideoError(.truncated, "only \(seconds(pass.length)) of the declared \(seconds(wanted)) can be read")
            }
        }
        guard let kind = pass.cascade.firstKind else { return }
        if kind.isMatrixGuessed, pass.isColourful {
            let name = kind.matrix == AVCOL_SPC_BT709 ? "BT.709" : "BT.601"
            warnings.append("the source does not name its colour matrix; \(name) is taken, as usual for \(kind.height) lines")
        }
        if pass.cascade.changes > 0 {
            warnings.append("the picture changes its size or kind midway; every part fills the same square")
        }
    }

    private func write(
        _ pass: RenderPass, _ index: Int, _ audio: Int?, _ written: inout [String], as name: String? = nil
    ) throws(VideoError) -> VideoRendition {
        let step = pass.steps[index]
        let encoder = pass.lanes[index].encoder
        let sound = audio.flatMap { pass.soundTrack?.lanes[$0]?.encoder }
        let name = name ?? step.fileName
        let path = "\(directory)/\(name)"
        if !written.contains(name) { written.append(name) }
        let isHEVC = recipe.codec == .hevc
        try MP4Writer.write(
            path,
            video: MP4Writer.Video(
                encoder: encoder, rate: step.rate, masterFrames: pass.frameCount, every: step.every, isHEVC: isHEVC),
            audio: sound, stop: stop)
        let extradata = encoder.extradata
        guard let codec = isHEVC ? CodecString.hevc(extradata) : CodecString.h264(extradata) else {
            throw VideoError(.cannotEncode, "the encoder wrote no parameter sets")
        }
        let bytes = ((try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber)?.intValue ?? 0
        return VideoRendition(
            fileName: name, width: step.side, height: step.side, bytes: bytes,
            codecs: sound == nil ? codec : "\(codec),\(CodecString.aac)", duration: pass.length, frameRate: step.rate.value,
            bitrate: Int((Double(bytes) * 8 / pass.length).rounded()), hasAudio: sound != nil)
    }

    /// Encodes the first rung once more, to fewer bits than the source has.
    private func lighter(
        _ rendition: VideoRendition, _ feed: any FrameFeed, _ step: Ladder.Step, _ first: RenderPass, _ hasSound: Bool,
        _ written: inout [String], _ warnings: inout [String]
    ) throws(VideoError) -> VideoRendition {
        let facts = feed.facts
        // The source's bytes for the part that is kept.
        let available = Double(facts.bytes) * min(1, first.length / max(facts.duration, 0.01)) * 0.9
        let audio =
            hasSound ? [min(step.rung.audioBitrate, facts.audioBitrate > 0 ? max(32_000, facts.audioBitrate) : 64_000)] : []
        let overhead = 1500 + 12 * Double(first.frameCount) + first.length * Double(audio.first ?? 0) / 8
        let bitrate = Int((available - overhead) * 8 / first.length)
        if bitrate > 40_000 {
            let again = try pass(
                feed, [step], VideoEncoding.Budget(bitrate: bitrate), audio, ProgressMeter(expected: 0, handler: { _ in }))
            var smaller = try write(again, 0, audio.first, &written, as: "\(step.side).lighter.mp4")
            if smaller.bytes < rendition.bytes {
                try replace(rendition.fileName, by: smaller.fileName)
                smaller.fileName = rendition.fileName
                if smaller.bytes > facts.bytes { warnings.append(larger(smaller, facts)) }
                return smaller
            }
            try? FileManager.default.removeItem(atPath: "\(directory)/\(smaller.fileName)")
        }
        warnings.append(larger(rendition, facts))
        return rendition
    }

    private func replace(_ name: String, by other: String) throws(VideoError) {
        do {
            try FileManager.default.removeItem(atPath: "\(directory)/\(name)")
            try FileManager.default.moveItem(atPath: "\(directory)/\(other)", toPath: "\(directory)/\(name)")
        } catch { throw VideoError(.cannotWrite, "the output folder cannot be written", hint: "\(error)") }
    }

    private func larger(_ rendition: VideoRendition, _ facts: SourceFacts) -> String {
        "the output is larger than its source (\(rendition.bytes) bytes from \(facts.bytes))"
    }

    private func seconds(_ value: Double) -> String { String(format: "%.4g s", value) }
}
