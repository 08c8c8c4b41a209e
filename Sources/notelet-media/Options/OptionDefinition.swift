/// The headings that options stand under in the help and the man page, in their order.
enum OptionGroup: String, CaseIterable, Sendable {
    case output = "Output"
    case images = "Images"
    case videos = "Videos"
    case remote = "Remote sources"
    case limits = "Limits"
    case work = "Work"
    case preview = "Preview"
    case messages = "Messages"
    case general = "General"
}

/// One option, defined once: parsing, the configuration file, the environment, the help, the man page and the shells'
/// completions all read this.
struct OptionDefinition: Sendable {
    /// Without its dashes; also the key in the configuration file.
    let name: String
    /// A one-letter form, for the few that everyone knows.
    var letter: Character?
    let shape: ValueShape
    /// Stands for the value in the help; empty for a flag.
    let placeholder: String
    let completion: ValueCompletion
    /// What counts where the option is not given, in the form that the option would read; `nil` with no such value.
    let defaultValue: String?
    /// The same in words, where the default is not one value.
    let defaultWords: String?
    /// One or more sentences for users.
    let help: String
    let group: OptionGroup
    let commands: [CommandName]
    /// Whether the configuration file and the environment may set it; `--config` itself only comes from the environment.
    let isPersistent: Bool
    /// Only for an option that may stand several times: what it has gathered is forgotten, and what parts its values in an
    /// environment variable.
    var list: ListForm?
    /// Reads a value and keeps it; a flag reads "true" and "false". One that may stand several times adds the value.
    let set: @Sendable (String, inout Settings) throws(ValueError) -> Void

    /// What sets an option apart that may stand several times.
    struct ListForm: Sendable {
        let separator: Character
        let clear: @Sendable (inout Settings) -> Void
    }

    var isFlag: Bool { if case .flag = shape { true } else { false } }

    /// Each place that options come from sets a list anew: the command line's does not add to the file's.
    func set(all values: [String], _ settings: inout Settings) throws(ValueError) {
        list?.clear(&settings)
        for value in values { try set(value, &settings) }
    }

    /// A flag that the file or the environment may have set can be taken back.
    var isNegatable: Bool { isFlag && isPersistent }

    /// The variable that sets it.
    var environmentName: String? {
        guard isPersistent || name == OptionCatalogue.config.name else { return nil }
        return Environment.prefix + name.uppercased().replacing("-", with: "_")
    }

    /// "--out DIR", "--hls".
    var synopsis: String { placeholder.isEmpty ? "--\(name)" : "--\(name) \(placeholder)" }
}

extension OptionDefinition {
    /// An option with a value that is always there.
    init<Value: Sendable>(
        _ name: String, _ reader: ValueReader<Value>, _ path: any WritableKeyPath<Settings, Value> & Sendable,
        default defaultValue: String? = nil, words: String? = nil, group: OptionGroup, commands: [CommandName] = [.process],
        isPersistent: Bool = true, help: String
    ) {
        self.init(
            name: name, shape: reader.shape, placeholder: reader.placeholder, completion: reader.completion,
            defaultValue: defaultValue, defaultWords: words, help: help, group: group, commands: commands,
            isPersistent: isPersistent
        ) { text, settings throws(ValueError) in
            settings[keyPath: path] = try reader.read(text)
        }
    }

    /// An option whose value may be absent.
    init<Value: Sendable>(
        _ name: String, _ reader: ValueReader<Value>, _ path: any WritableKeyPath<Settings, Value?> & Sendable,
        words: String? = nil, group: OptionGroup, commands: [CommandName] = [.process], isPersistent: Bool = true,
        help: String
    ) {
        self.init(
            name: name, shape: reader.shape, placeholder: reader.placeholder, completion: reader.completion,
            defaultValue: nil, defaultWords: words, help: help, group: group, commands: commands, isPersistent: isPersistent
        ) { text, settings throws(ValueError) in
            settings[keyPath: path] = try reader.read(text)
        }
    }

    /// An option that may stand several times.
    ///
    /// - Parameter separator: what parts the values in an environment variable, which can stand only once.
    init<Value: Sendable>(
        list name: String, _ reader: ValueReader<Value>, _ path: any WritableKeyPath<Settings, [Value]> & Sendable,
        separator: Character, group: OptionGroup, commands: [CommandName] = [.process], isPersistent: Bool = true, help: String
    ) {
        self.init(
            name: name, shape: .texts, placeholder: reader.placeholder, completion: reader.completion, defaultValue: nil,
            defaultWords: nil, help: help, group: group, commands: commands, isPersistent: isPersistent,
            list: ListForm(separator: separator) { $0[keyPath: path] = [] }
        ) { text, settings throws(ValueError) in
            settings[keyPath: path].append(try reader.read(text))
        }
    }

    /// A flag that does not set anything: the parser answers it at once.
    init(action name: String, letter: Character? = nil, group: OptionGroup, commands: [CommandName], help: String) {
        self.init(
            name: name, letter: letter, shape: .flag, placeholder: "", completion: .none, defaultValue: nil,
            defaultWords: nil, help: help, group: group, commands: commands, isPersistent: false
        ) { _, _ throws(ValueError) in }
    }
}
