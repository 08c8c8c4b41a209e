/// The commands, in the order of the help.
enum CommandName: String, CaseIterable, Sendable {
    case process, check, prune, inspect, preview, completions, man, help, version

    /// Those that know what `process` would leave.
    static let renderers: [CommandName] = [.process, .check]

    /// Those that have a result for machines too.
    static let reporters: [CommandName] = [.process, .check, .prune, .inspect]

    /// Those that work on media or what was made of them, rather than tell about the program.
    static let workers = reporters + [.preview]
}

/// What a command is, for the help, the man page, the completions and the check of its operands.
struct CommandDefinition: Sendable {
    let name: CommandName
    /// "NOTES...", or empty.
    let operands: String
    /// What a shell may offer for an operand.
    let completion: ValueCompletion
    /// One line.
    let summary: String
    /// Paragraphs.
    let description: [String]
    let examples: [Example]

    /// A command line and what it does.
    struct Example: Sendable {
        let purpose: String
        let line: String
    }

    static func of(_ name: CommandName) -> CommandDefinition {
        switch name {
        case .process: process
        case .check: check
        case .prune: prune
        case .inspect: inspect
        case .preview: preview
        case .completions: completions
        case .man: man
        case .help: help
        case .version: version
        }
    }

    var options: [OptionDefinition] { OptionCatalogue.options(of: name) }

    /// "notelet-media process NOTES... --out DIR [options]".
    var usage: String {
        let required = options.filter { $0.defaultWords == "required" }.map(\.synopsis)
        let others = options.contains { !$0.commands.elementsEqual(CommandName.allCases) } ? ["[options]"] : []
        let parts = ["\(Version.program) \(name.rawValue)", operands] + required + others
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }
}

extension CommandDefinition {
    private static let process = CommandDefinition(
        name: .process, operands: "NOTES...", completion: .file(ending: "json"),
        summary: "Make the media of release notes ready to be uploaded.",
        description: [
            "Reads notes manifests, renders every image and video that they name as squares, with posters and lighter "
                + "variants, and leaves a folder that can be uploaded as it is, with a rewritten manifest whose every "
                + "URL resolves.",
            "The manifest is put in place last and names only complete files. If an item fails, the old manifest stays "
                + "as it was. Items that have not changed since the last run are not done again.",
        ],
        examples: [
            Example(purpose: "Fill the folder assets/", line: "notelet-media process notes.json --out assets/"),
            Example(
                purpose: "For a server, with JPEG images and silent videos",
                line: "notelet-media process notes.json --out assets/ \\\n"
                    + "    --base-url https://example.com/notes/ \\\n"
                    + "    --image-format jpeg --audio drop"),
            Example(
                purpose: "What failed, for a script",
                line: "notelet-media process notes.json --out assets/ --format json |\n"
                    + "    jq -r '.items[] | select(.error) | .error.message'"),
        ])

    private static let check = CommandDefinition(
        name: .check, operands: "NOTES...", completion: .file(ending: "json"),
        summary: "Say whether an output folder is up to date.",
        description: [
            "The gate before a release: fails with status 3 where the folder is not what 'process' would leave with the same options, and names each "
                + "item that is out of date. Nothing is written and nothing is fetched.",
            "With --notelet it also fails on what Notelet, which shows the notes in the app, could not decode or load, and "
                + "warns of what it would show badly: sound that nobody can mute, videos over 60 seconds, files over 5 MB, "
                + "animations that stand still.",
        ],
        examples: [
            Example(purpose: "Before a release", line: "notelet-media check notes.json --out assets/"),
            Example(
                purpose: "The same, and what the app will make of it",
                line: "notelet-media check notes.json --out assets/ --notelet"),
            Example(purpose: "Any manifest by itself", line: "notelet-media check --notelet notes.json"),
        ])

    private static let prune = CommandDefinition(
        name: .prune, operands: "", completion: .none,
        summary: "Remove files that nothing names any more.",
        description: [
            "Only files that earlier runs wrote are removed, which the lock in the folder lists, and only while their bytes "
                + "are still those. What the manifests in the folder name stays, and what those of --keep-manifest name."
        ],
        examples: [
            Example(purpose: "See what would go", line: "notelet-media prune --out assets/ --dry-run"),
            Example(
                purpose: "Keep what the released versions of the app still load",
                line: "notelet-media prune --out assets/ --keep-manifest notes-1.0.json \\\n"
                    + "    --keep-manifest notes-1.1.json"),
        ])

    private static let inspect = CommandDefinition(
        name: .inspect, operands: "SOURCE...", completion: .file(ending: nil),
        summary: "Say what media files are.",
        description: [
            "For each source: the size as displayed, frames, duration, colour, codecs, audio, and the share of the "
                + "picture that a centred square leaves out."
        ],
        examples: [
            Example(purpose: "One file", line: "notelet-media inspect captures/demo.mov"),
            Example(purpose: "Several, for a script", line: "notelet-media inspect --format json captures/*"),
        ])

    private static let preview = CommandDefinition(
        name: .preview, operands: "NOTES", completion: .file(ending: "json"),
        summary: "Show the release notes as the app will, in a browser.",
        description: [
            "Serves a page on this machine, to this machine only, and opens it: the sheet as Notelet shows it on an iPhone "
                + "or iPad, and beside it, for the one who checks, each original before and after, its crop, the renditions, "
                + "the seam of each loop and the warnings of the run. It shows the files as they are at each reload.",
            "With --out it writes the page as one file that names the media by relative URLs, so that it can be looked at "
                + "on any machine that the folder is copied to.",
        ],
        examples: [
            Example(purpose: "Look before the release", line: "notelet-media preview assets/notes.json"),
            Example(
                purpose: "For a reviewer, beside the media, in the app's own words and colour",
                line: "notelet-media preview assets/notes.json \\\n    --out assets/preview.html \\\n"
                    + "    --accent '#ff6a00' --next-label Weiter --done-label Fertig"),
        ])

    private static let completions = CommandDefinition(
        name: .completions, operands: "SHELL", completion: .choices(Shell.allCases.map(\.rawValue)),
        summary: "Print the completions of a shell.",
        description: ["SHELL is bash, zsh or fish. The script completes commands, options and their values."],
        examples: [
            Example(purpose: "For this bash", line: "source <(notelet-media completions bash)"),
            Example(
                purpose: "For every zsh, in a folder of its fpath",
                line: "notelet-media completions zsh > ~/.zsh/completions/_notelet-media"),
            Example(
                purpose: "For every fish",
                line: "notelet-media completions fish > \\\n    ~/.config/fish/completions/notelet-media.fish"),
        ])

    private static let man = CommandDefinition(
        name: .man, operands: "", completion: .none, summary: "Print the manual page.",
        description: ["The page is in the roff format that man(1) reads."],
        examples: [Example(purpose: "Read it", line: "notelet-media man > notelet-media.1 && man ./notelet-media.1")])

    private static let help = CommandDefinition(
        name: .help, operands: "[COMMAND]", completion: .choices(CommandName.allCases.map(\.rawValue)),
        summary: "Print help, on a command where one is named.", description: [], examples: [])

    private static let version = CommandDefinition(
        name: .version, operands: "", completion: .none,
        summary: "Print the versions of the program and its libraries.", description: [], examples: [])
}
