import Foundation

/// A result for machines: one document with sorted keys, and a line feed.
enum JSONText {
    static func of(_ value: some Encodable) throws(CommandFailure) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        do {
            return Escaping.json(String(decoding: try encoder.encode(value), as: UTF8.self)) + "\n"
        } catch {
            throw CommandFailure(.cannotWrite, "\(Version.program): the result has no JSON form: \(error)")
        }
    }
}
