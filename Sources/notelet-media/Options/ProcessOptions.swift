import MediaPipeline

/// What decides the files that `process` leaves. The defaults in the table are checked against `Configuration` by a test.
extension OptionCatalogue {
    static let output: [OptionDefinition] = [
        // An empty folder name means that none was given: required, yet it may come from the file or the environment.
        OptionDefinition(
            "out", .text("DIR", completion: .directory), \.configuration.outputDirectory, words: "required",
            group: .output, help: "The folder to fill; made where it is missing."),
        OptionDefinition(
            "base-url", .url, \.configuration.baseURL, words: "paths relative to the manifest", group: .output,
            help: "Where the folder will be served from; every URL written begins with it."),
        // Only with one manifest, which the command checks once all options are known.
        OptionDefinition(
            "manifest", .text("FILE", completion: .file(ending: "json")), \.configuration.manifestOutput,
            words: "in the output folder, same name", group: .output, help: "Where to write the rewritten manifest."),
        OptionDefinition(
            "source-root", .text("DIR", completion: .directory), \.configuration.sourceRoot,
            words: "the folder of each manifest", group: .output,
            help: "The folder that local sources lie in; nothing outside of it is read."),
    ]

    static let images: [OptionDefinition] = [
        OptionDefinition(
            "image-format", .choice("NAME"), \.configuration.imageFormat, default: "avif", group: .images,
            help: "Format of images and posters."),
        OptionDefinition(
            "image-quality", .whole(in: 1...100), \.configuration.imageQuality, words: "by format", group: .images,
            help: "1 to 100, in the scale of the format's encoder."),
        OptionDefinition(
            "image-sides", .sides(in: 1...16384), \.configuration.imageSides, default: "1224,816", group: .images,
            help: "Sides of the square renditions in pixels. A source is never enlarged."),
    ]

    static let videos: [OptionDefinition] = [
        OptionDefinition(
            "video-sides", .sides(in: 16...8192, even: true), \.configuration.videoSides, default: "1224,816,544",
            group: .videos, help: "Sides of the square renditions in pixels, even. A source is never enlarged."),
        OptionDefinition(
            "video-codec", .choice("NAME"), \.configuration.videoCodec, default: "h264", group: .videos,
            help: "Codec of all renditions."),
        // x264 and x265 share these names.
        OptionDefinition(
            "video-preset",
            .word(
                "NAME",
                of: [
                    "ultrafast", "superfast", "veryfast", "faster", "fast", "medium", "slow", "slower", "veryslow", "placebo",
                ]),
            \.configuration.videoPreset, words: "medium", group: .videos,
            help: "How long the encoder may search: a slower one leaves fewer bytes."),
        OptionDefinition(
            "crf", .whole(in: 0...51), \.configuration.crf, words: "by side", group: .videos,
            help: "Constant rate factor, 0 to 51; less is better and larger."),
        OptionDefinition(
            "audio", .choice("keep|drop"), \.configuration.audio, default: "keep", group: .videos,
            help: "What becomes of the sound. The reader plays it unmuted."),
        OptionDefinition(
            "hls", .flag, \.configuration.hls, default: "false", group: .videos,
            help: "Also write HTTP Live Streaming renditions."),
    ]
}
