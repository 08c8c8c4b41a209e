import NotesManifest

/// Options from `NOTELET_MEDIA_…` variables.
struct Environment {
    static let prefix = "NOTELET_MEDIA_"

    let variables: [String: String]

    /// The configuration file that a variable names.
    var configurationFile: String? {
        OptionCatalogue.config.environmentName.flatMap { variables[$0] }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Sets what the command takes; a variable for another command is none of its business.
    func apply(to settings: inout Settings, for command: CommandName) throws(CommandFailure) {
        for option in OptionCatalogue.options(of: command) where option.isPersistent {
            guard let name = option.environmentName, let value = variables[name] else { continue }
            // An empty variable is how a shell or a CI system unsets one.
            if value.isEmpty { continue }
            do {
                try option.set(all: values(of: option, in: value), &settings)
            } catch {
                throw .usage("\(name): \(error.reason)", of: command)
            }
        }
    }

    private func values(of option: OptionDefinition, in text: String) -> [String] {
        guard let list = option.list else { return [text] }
        return text.split(separator: list.separator).map(String.init)
    }

    /// A sentence for each variable that has our prefix and means nothing.
    var warnings: [String] {
        let known = OptionCatalogue.all.compactMap(\.environmentName)
        return variables.keys.filter { $0.hasPrefix(Self.prefix) && !known.contains($0) }.sorted().map { name in
            let near = NearestName.of(
                String(name.dropFirst(Self.prefix.count)), among: known.map { String($0.dropFirst(Self.prefix.count)) })
            return "\(name) is not a setting" + (near.map { "; did you mean \(Self.prefix)\($0)?" } ?? " and is ignored")
        }
    }
}
