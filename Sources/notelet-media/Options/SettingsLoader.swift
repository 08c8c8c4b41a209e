/// Brings the three places together that options come from.
struct SettingsLoader {
    let environment: Environment

    /// The file first, then the environment, then the command line: what comes later wins.
    func settings(of command: CommandName, _ arguments: ParsedArguments) throws(CommandFailure) -> Settings {
        var settings = Settings()
        let options = OptionCatalogue.options(of: command)
        if options.contains(where: { $0.name == OptionCatalogue.config.name }) {
            let named = arguments.assignments.last { $0.option.name == OptionCatalogue.config.name }?.value
            if let named, named.isEmpty { throw .usage("--config: the value is empty", of: command) }
            if let path = named ?? environment.configurationFile {
                try ConfigurationFile(path: path, of: command).apply(to: &settings, for: command)
            }
        }
        try environment.apply(to: &settings, for: command)
        var begun: Set<String> = []
        for assignment in arguments.assignments {
            if begun.insert(assignment.option.name).inserted { assignment.option.list?.clear(&settings) }
            do {
                try assignment.option.set(assignment.value, &settings)
            } catch {
                throw .usage("--\(assignment.option.name): \(error.reason)", of: command)
            }
        }
        return settings
    }
}
