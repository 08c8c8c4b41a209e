import MediaPipeline

/// What decides how much `process` may take, and what it does about what it meets.
extension OptionCatalogue {
    static let limits: [OptionDefinition] = [
        OptionDefinition(
            "max-duration", .seconds, \.configuration.maxDuration, default: "60", group: .limits, commands: CommandName.renderers,
            help: "How long a video may become; the rest is cut."),
        OptionDefinition(
            "max-pixels", .whole(in: 1...Int.max), \.configuration.maxPixels, default: "100000000", group: .limits,
            commands: [.process, .check, .inspect], help: "Pixels that one source may have, width by height."),
        OptionDefinition(
            "max-bytes", .size(atLeast: 1), \.configuration.maxBytes, default: "4GB", group: .limits,
            commands: CommandName.renderers,
            help: "Bytes that one source may have, as 500MB."),
        // More workers than this only wait for each other, on any machine there is.
        OptionDefinition(
            "jobs", .whole(in: 1...1024), \.configuration.jobs, words: "one per processor", group: .limits,
            help: "Items at work at once."),
        // Under this not even one small picture fits.
        OptionDefinition(
            "memory", .size(atLeast: 16 << 20), \.configuration.memory, words: "half of the machine's", group: .limits,
            help: "Memory that the work at hand may need together, as 2G."),
    ]

    static let work: [OptionDefinition] = [
        OptionDefinition(
            "cache", .text("DIR", completion: .directory), \.configuration.cache, words: "below the user's cache folder",
            group: .work, help: "Where finished items are kept for other folders and runs; 'off' for nowhere."),
        OptionDefinition(
            "cache-size", .size(atLeast: 0), \.configuration.cacheSize, default: "5GB", group: .work,
            help: "What the cache may hold; the least recently used items go first."),
        OptionDefinition(
            "strict", .flag, \.configuration.strict, default: "false", group: .work, commands: CommandName.renderers,
            help: "Refuse damaged sources that could be repaired in part."),
        OptionDefinition(
            "allow-failures", .flag, \.configuration.allowFailures, default: "false", group: .work,
            help: "Write the manifest even if items failed, with their original URLs, and exit with 0."),
        OptionDefinition(
            "dry-run", .flag, \.configuration.dryRun, default: "false", group: .work, commands: [.process, .prune],
            help: "Say what would be done, and write nothing."),
        OptionDefinition(
            "force", .flag, \.configuration.force, default: "false", group: .work,
            help: "Do every item again, whether it has changed or not."),
        OptionDefinition(
            "notelet", .flag, \.notelet, default: "false", group: .work, commands: [.check],
            help: "Also tell what Notelet could not decode or would show badly, in the manifest that ships where there is "
                + "one. Without --out nothing else is checked."),
        // Files are parted as in PATH.
        OptionDefinition(
            list: "keep-manifest", .text("FILE", completion: .file(ending: "json")), \.keepManifests, separator: ":",
            group: .work, commands: [.prune],
            help: "A manifest whose files stay too, as that of an app version still in use. May be given several times."),
    ]
}
