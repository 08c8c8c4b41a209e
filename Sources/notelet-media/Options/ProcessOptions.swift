import MediaPipeline

/// What decides the files that `process` leaves, and so what `check` looks for. The defaults in the table are
/// checked against `Configuration` by a test.
extension OptionCatalogue {
    static let output: [OptionDefinition] = [
        // An empty folder name means that none was given: required, yet it may come from the file or the environment.
        OptionDefinition(
            "out", .text("DIR", completion: .directory), \.configuration.outputDirectory, words: "required",
            group: .output, commands: [.process, .check, .prune],
            help: "The output folder; 'process' makes it where it is missing."),
        OptionDefinition(
            "base-url", .url, \.configuration.baseURL, words: "paths relative to the manifest", group: .output,
            commands: CommandName.renderers,
            help: "Where the folder will be served from; every URL written begins with it."),
        // Only with one manifest, which the command checks once all options are known.
        OptionDefinition(
            "manifest", .text("FILE", completion: .file(ending: "json")), \.configuration.manifestOutput,
            words: "in the output folder, same name", group: .output, commands: CommandName.renderers,
            help: "Where the rewritten manifest goes."),
        OptionDefinition(
            "source-root", .text("DIR", completion: .directory), \.configuration.sourceRoot,
            words: "the folder of each manifest", group: .output, commands: CommandName.renderers,
            help: "The folder that local sources lie in; nothing outside of it is read."),
    ]

    static let images: [OptionDefinition] = [
        OptionDefinition(
            "image-format", .choice("NAME"), \.configuration.imageFormat, default: "avif", group: .images,
            commands: CommandName.renderers,
            help: "Format of images and posters."),
        OptionDefinition(
            "image-quality", .whole(in: 1...100), \.configuration.imageQuality, words: "by format", group: .images,
            commands: CommandName.renderers,
            help: "1 to 100, in the scale of the format's encoder."),
        OptionDefinition(
            "image-sides", .sides(in: 1...16384), \.configuration.imageSides, default: "1224,816", group: .images,
            commands: CommandName.renderers,
            help: "Sides of the square renditions in pixels. A source is never enlarged."),
    ]

    static let videos: [OptionDefinition] = [
        OptionDefinition(
            "video-sides", .sides(in: 16...8192, even: true), \.configuration.videoSides, default: "1224,816,544",
            group: .videos, commands: CommandName.renderers,
            help: "Sides of the square renditions in pixels, even. A source is never enlarged."),
        OptionDefinition(
            "video-codec", .choice("NAME"), \.configuration.videoCodec, default: "h264", group: .videos,
            commands: CommandName.renderers,
            help: "Codec of all renditions."),
        // x264 and x265 share these names.
        OptionDefinition(
            "video-preset",
            .word(
                "NAME",
                of: [
                    "ultrafast", "superfast", "veryfast", "faster", "fast", "medium", "slow", "slower", "veryslow", "placebo",
                ]),
            \.configuration.videoPreset, words: "medium", group: .videos, commands: CommandName.renderers,
            help: "How long the encoder may search: a slower one leaves fewer bytes."),
        OptionDefinition(
            "crf", .whole(in: 0...51), \.configuration.crf, words: "by side", group: .videos, commands: CommandName.renderers,
            help: "Constant rate factor, 0 to 51; less is better and larger."),
        OptionDefinition(
            "audio", .choice("keep|drop"), \.configuration.audio, default: "keep", group: .videos,
            commands: CommandName.renderers,
            help: "What becomes of the sound. The reader plays it unmuted."),
        OptionDefinition(
            "hls", .flag, \.configuration.hls, default: "false", group: .videos, commands: CommandName.renderers,
            help: "Also write HTTP Live Streaming renditions."),
    ]
}
