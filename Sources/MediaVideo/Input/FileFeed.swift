internal import CLibAV

/// A file's frames and sound, decoded in one go through one decoder each.
@safe final class FileFeed: FrameFeed {
    let facts: SourceFacts
    let streamParameters: AVCodecParameters?
    private let path: String
    private let maxPixels: Int
    private let stop: StopSignal
    private let videoAspect: AVRational

    /// - Parameter limit: seconds of the source, from its first frame, that can matter.
    init(path: String, maxPixels: Int, limit: Double, stop: StopSignal) throws(VideoError) {
        self.path = path
        self.maxPixels = maxPixels
        self.stop = stop
        let container = try Container(path: path, maxPixels: maxPixels, stop: stop)
        let choice = try StreamChoice(container)
        facts = try SourceFacts.of(container, choice: choice, limit: limit, maxPixels: maxPixels, stop: stop)
        let stream = unsafe container.stream(choice.video)
        var parameters = unsafe stream?.pointee.codecpar?.pointee
        // The pointers inside belong to the container, which is closed now.
        unsafe parameters?.extradata = nil
        unsafe streamParameters = unsafe parameters
        videoAspect = unsafe av_guess_sample_aspect_ratio(container.context, stream, nil)
    }

    func aspect(of frame: Frame) -> AVRational {
        // A stream's own ratio wins over the frames': it is the container that says how a file is shown.
        let ratio = videoAspect.num > 0 ? videoAspect : frame.sampleAspectRatio
        return SourceFacts.sampleAspect(ratio, width: frame.width, height: frame.height) == ratio.value
            ? ratio : LibAV.ratio(1, 1)
    }

    func run(_ pass: RenderPass) throws(VideoError) {
        let container = try Container(path: path, maxPixels: maxPixels, stop: stop)
        let choice = try StreamChoice(container)
        guard let stream = unsafe container.stream(choice.video) else { throw VideoError(.noVideoStream, "no video stream") }
        let decoder = unsafe try Decoder(stream, threads: 4, maxPixels: maxPixels)
        var sound: (decoder: Decoder, index: Int, base: Double)?
        if pass.wantsSound, let index = choice.audio, let audio = unsafe container.stream(index) {
            do {
                sound = unsafe (try Decoder(audio, threads: 1, maxPixels: maxPixels), index, audio.pointee.time_base.value)
            } catch { pass.warn("the sound is left out: \(error.message)") }
        }
        container.keepOnly([choice.video] + (sound.map { [$0.index] } ?? []))
        let run = unsafe try Run(
            feed: self, pass: pass, container: container, video: (decoder, choice.video, stream.pointee.time_base.value),
            sound: sound)
        try run.decode()
    }

    /// The state of one run.
    private final class Run {
        let feed: FileFeed
        let pass: RenderPass
        let container: Container
        let video: (decoder: Decoder, index: Int, base: Double)
        let sound: (decoder: Decoder, index: Int, base: Double)?
        let frame: Frame
        /// Time of the first shown frame; sound decoded before it is known waits.
        var origin: Double?
        var waitingSound: [(Frame, Double?)] = []
        var lastTime = -Double.infinity
        var deinterlacer: Deinterlacer?
        var damaged = 0
        var frames = 0

        init(
            feed: FileFeed, pass: RenderPass, container: Container, video: (Decoder, Int, Double), sound: (Decoder, Int, Double)?
        ) throws(VideoError) {
            self.feed = feed
            self.pass = pass
            self.container = container
            self.video = video
            self.sound = sound
            frame = try Frame()
        }

        func decode() throws(VideoError) {
            if pass.start > 5, container.canSeekExactly, seek(to: pass.start) { origin = feed.facts.start }
            let packet = try Packet()
            var damagedInARow = 0
            var soundIsComplete = sound == nil
            reading: while !(pass.isVideoComplete && soundIsComplete) {
                switch try container.read(into: packet) {
                case .end: break reading
                case .damaged:
                    damaged += 1
                    damagedInARow += 1
                    if damagedInARow > 100 { break reading }
                    continue
                case .packet: damagedInARow = 0
                }
                if packet.isCorrupt { damaged += 1 }
                if packet.streamIndex == video.index {
                    if pass.isVideoComplete {
                        // Sound that ends early must not make us read an hour of video for nothing.
                        if let origin, let time = packet.timestamp, Double(time) * video.base - origin > pass.end + 10 {
                            break reading
                        }
                        continue
                    }
                    if try !video.decoder.send(packet) { damaged += 1 }
                    try receiveVideo()
                } else if let sound, packet.streamIndex == sound.index {
                    if let origin, let time = packet.timestamp, Double(time) * sound.base - origin > pass.end + 0.5 {
                        soundIsComplete = true
                    }
                    if soundIsComplete { continue }
                    if try !sound.decoder.send(packet) { pass.damagedSound += 1 }
                    try receiveSound()
                }
            }
            _ = try video.decoder.send(nil)
            try receiveVideo()
            if let deinterlacer { for (frame, time) in try deinterlacer.flush() { try hand(frame, time) } }
            if let sound {
                _ = try sound.decoder.send(nil)
                try receiveSound()
            }
            try releaseSound()
            pass.damagedPackets += damaged
            guard frames > 0, let origin else {
                throw VideoError(damaged > 0 ? .corrupt : .noFrames, "no frame of the video can be decoded")
            }
            try pass.finish(end: end(origin))
        }

        /// Seconds from the first frame to the end of the last: as the packets say, if the last ones could be decoded.
        private func end(_ origin: Double) -> Double {
            let facts = feed.facts
            let interval = 1 / facts.rate.value
            return lastTime >= facts.lastFrame - 0.6 * interval - 0.002 ? facts.end - origin : lastTime + interval - origin
        }

        private func seek(to start: Double) -> Bool {
            let target = Int64((feed.facts.start + start) / video.base)
            return container.seek(stream: video.index, to: target)
        }

        private func receiveVideo() throws(VideoError) {
            while true {
                switch video.decoder.receive(into: frame) {
                case .needsInput, .end: return
                case .damaged:
                    damaged += 1
                    // A decoder that refuses to go on would refuse for ever.
                    if damaged > 100_000 { return }
                    continue
                case .frame: break
                }
                if frame.isDamaged { damaged += 1 }
                frames += 1
                let time: Double
                if let stamp = frame.timestamp {
                    time = Double(stamp) * video.base
                } else {
                    time = lastTime.isFinite ? lastTime + 1 / feed.facts.rate.value : feed.facts.start
                }
                // Time never goes backwards for frames in order of display.
                lastTime = max(time, lastTime)
                if origin == nil {
                    origin = lastTime
                    try releaseSound()
                }
                if frame.isInterlaced, deinterlacer == nil { deinterlacer = Deinterlacer() }
                if let deinterlacer {
                    for (frame, time) in try deinterlacer.push(try frame.reference(), at: lastTime) { try hand(frame, time) }
                } else {
                    try hand(try frame.reference(), lastTime)
                }
            }
        }

        private func hand(_ frame: Frame, _ time: Double) throws(VideoError) {
            try pass.video(frame, at: time - (origin ?? 0))
        }

        private func receiveSound() throws(VideoError) {
            guard let sound else { return }
            while true {
                switch sound.decoder.receive(into: frame) {
                case .needsInput, .end: return
                case .damaged:
                    pass.damagedSound += 1
                    if pass.damagedSound > 100_000 { return }
                    continue
                case .frame: break
                }
                let time = frame.timestamp.map { Double($0) * sound.base }
                if origin == nil {
                    waitingSound.append((try frame.reference(), time))
                    // Far more sound than picture at the beginning: the packets' clock has to do.
                    if waitingSound.count > 2000 { origin = feed.facts.start }
                } else {
                    try releaseSound()
                    try pass.sound(frame, at: time.map { $0 - (origin ?? 0) })
                }
            }
        }

        private func releaseSound() throws(VideoError) {
            guard let origin, !waitingSound.isEmpty else { return }
            let waiting = waitingSound
            waitingSound = []
            for (frame, time) in waiting { try pass.sound(frame, at: time.map { $0 - origin }) }
        }
    }
}
