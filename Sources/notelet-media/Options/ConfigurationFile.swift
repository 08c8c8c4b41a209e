import Foundation
import NotesManifest

/// Options from a JSON object, with their names as keys.
struct ConfigurationFile {
    /// As it was named by the user, for messages.
    let path: String
    private let data: Data
    private let members: [JSONMember]

    init(path: String, of command: CommandName) throws(CommandFailure) {
        self.path = path
        do {
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw CommandFailure(.missingInput, "\(path): the configuration file cannot be read: \(Reason.of(error))")
        }
        let document: JSONValue
        do throws(JSONSyntaxError) {
            document = try JSONValue(parsing: data)
        } catch {
            throw .usage("\(path):\(error)", of: command)
        }
        guard let members = document.members else {
            throw .usage("\(path): a configuration file holds one JSON object, such as { \"out\": \"assets\" }", of: command)
        }
        self.members = members
    }

    /// Sets what the command takes; every key must be an option of some command.
    func apply(to settings: inout Settings, for command: CommandName) throws(CommandFailure) {
        var seen: Set<String> = []
        for member in members {
            let key = member.key.text
            func failure(_ reason: String, at offset: Int?) -> CommandFailure {
                .usage("\(path)\(place(of: offset)): \(key): \(reason)", of: command)
            }
            guard let option = OptionCatalogue.named(key), option.isPersistent else {
                throw failure(Self.unknown(key), at: member.keyOffset)
            }
            guard seen.insert(key).inserted else { throw failure("the key stands here twice", at: member.keyOffset) }
            guard option.commands.contains(command) else { continue }
            guard let values = Self.values(of: member.value, for: option.shape) else {
                throw failure("must be \(option.shape.words)", at: member.value.offset)
            }
            do throws(ValueError) {
                try option.set(all: values, &settings)
            } catch {
                throw failure(error.reason, at: member.value.offset)
            }
        }
    }

    private static func unknown(_ key: String) -> String {
        if OptionCatalogue.named(key) != nil { return "cannot be set in a configuration file" }
        let near = NearestName.of(key, among: OptionCatalogue.all.filter(\.isPersistent).map(\.name))
        return "unknown key" + (near.map { "; did you mean \"\($0)\"?" } ?? "")
    }

    /// ":3:14", lines and columns from 1, as the JSON reader counts them.
    private func place(of offset: Int?) -> String {
        guard let offset else { return "" }
        let before = data.prefix(offset)
        let line = before.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let column = String(decoding: line.last ?? Data(), as: UTF8.self).unicodeScalars.count
        return ":\(line.count):\(column + 1)"
    }

    /// One value, or those of an option that may stand several times.
    private static func values(of value: JSONValue, for shape: ValueShape) -> [String]? {
        guard case .texts = shape else { return text(of: value, for: shape).map { [$0] } }
        if let text = value.text { return [text] }
        guard let elements = value.elements else { return nil }
        let texts = elements.compactMap(\.text)
        return texts.count == elements.count ? texts : nil
    }

    /// The value as the command line would have it, or `nil` where its type is wrong.
    private static func text(of value: JSONValue, for shape: ValueShape) -> String? {
        switch (value.content, shape) {
        case (.bool(let flag), .flag): return flag ? "true" : "false"
        case (.number(let number), .number), (.number(let number), .size): return number.literal
        case (.string(let string), .text), (.string(let string), .size): return string.text
        case (.array(let elements), .list):
            var numbers: [String] = []
            for element in elements {
                guard case .number(let number) = element.content else { return nil }
                numbers.append(number.literal)
            }
            return numbers.joined(separator: ",")
        default: return nil
        }
    }
}
