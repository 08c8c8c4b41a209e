import Foundation

/// Options from a JSON object, with their names as keys.
struct ConfigurationFile {
    /// As it was named by the user, for messages.
    let path: String
    private let members: [(key: String, value: Value)]

    /// The JSON that an option can hold.
    private enum Value: Decodable {
        case flag(Bool), number(String), text(String), list([String]), other

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let flag = try? container.decode(Bool.self) {
                self = .flag(flag)
            } else if let number = try? container.decode(Decimal.self) {
                self = .number("\(number)")
            } else if let text = try? container.decode(String.self) {
                self = .text(text)
            } else if let list = try? container.decode([Decimal].self) {
                self = .list(list.map { "\($0)" })
            } else {
                self = .other
            }
        }
    }

    init(path: String, of command: CommandName) throws(CommandFailure) {
        self.path = path
        let data: Data
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw CommandFailure(.missingInput, "\(path): the configuration file cannot be read: \(Reason.of(error))")
        }
        do {
            let object = try JSONDecoder().decode([String: Value].self, from: data)
            members = object.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        } catch {
            throw .usage("\(path): the configuration file is not a JSON object", of: command)
        }
    }

    /// Sets what the command takes; every key must be an option of some command.
    func apply(to settings: inout Settings, for command: CommandName) throws(CommandFailure) {
        for (key, value) in members {
            guard let option = OptionCatalogue.named(key), option.isPersistent else { throw unknown(key, command) }
            guard option.commands.contains(command) else { continue }
            guard let text = Self.text(of: value, for: option.shape) else {
                throw .usage("\(path): \(key): must be \(option.shape.words)", of: command)
            }
            do {
                try option.set(text, &settings)
            } catch {
                throw .usage("\(path): \(key): \(error.reason)", of: command)
            }
        }
    }

    private func unknown(_ key: String, _ command: CommandName) -> CommandFailure {
        let names = OptionCatalogue.all.filter(\.isPersistent).map(\.name)
        if OptionCatalogue.named(key) != nil {
            return .usage("\(path): \(key): cannot be set in a configuration file", of: command)
        }
        let near = NearestName.of(key, among: names)
        return .usage("\(path): \(key): unknown key" + (near.map { "; did you mean \"\($0)\"?" } ?? ""), of: command)
    }

    /// The value as the command line would have it, or `nil` where its type is wrong.
    private static func text(of value: Value, for shape: ValueShape) -> String? {
        switch (value, shape) {
        case (.flag(let flag), .flag): flag ? "true" : "false"
        case (.number(let text), .number), (.number(let text), .size), (.text(let text), .size), (.text(let text), .text): text
        case (.list(let list), .list): list.joined(separator: ",")
        default: nil
        }
    }
}
