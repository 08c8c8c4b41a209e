import Foundation
import MediaTestSupport
import NotesManifest
import Testing

@Suite struct JSONRandomTests {
    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func `any value comes back from its own text, whatever white space stands in it`(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<250 {
            let value = RandomJSON.value(depth: 5, &random)
            let text = value.formatted
            #expect(try JSONValue(parsing: text) == value)
            let spaced = RandomJSON.respaced(text, &random)
            let again = try JSONValue(parsing: spaced)
            #expect(again == value)
            #expect(again.formatted == text)
        }
    }

    @Test func `random damage is judged as Foundation and Python judge it`() throws {
        var random = SeededGenerator(seed: 5)
        var texts: [Data] = []
        while texts.count < 4_000 {
            let text = RandomJSON.value(depth: 3, &random).formatted
            texts.append(RandomJSON.damaged(text, &random))
        }
        let ours = texts.map { (try? JSONValue(parsing: $0)) != nil }
        #expect(ours.contains(true) && ours.contains(false))

        for (text, accepted) in zip(texts, ours) {
            let foundation = (try? JSONSerialization.jsonObject(with: text, options: [.fragmentsAllowed])) != nil
            // Foundation refuses what it cannot hold (halves of pairs, 1e400) and guesses other encodings; both differ by design.
            let isComparable =
                !text.contains(0) && !String(decoding: text, as: UTF8.self).lowercased().contains("\\ud") && !hasHugeNumber(text)
            if isComparable, foundation != accepted {
                Issue.record(
                    "\(accepted ? "read" : "refused"), unlike Foundation: \(String(decoding: text, as: UTF8.self).debugDescription)"
                )
            }
        }

        guard let python = try? absolutePath(of: "python3") else { return }
        let script = """
            import base64, json, sys
            def refuse(name): raise ValueError(name)
            for line in sys.stdin:
                try:
                    json.loads(base64.b64decode(line).decode("utf-8"), parse_constant=refuse, parse_int=str)
                    print(1)
                except (ValueError, RecursionError):
                    print(0)
            """
        let input = texts.map { $0.base64EncodedString() + "\n" }.joined()
        let result = try run(python, ["-c", script], standardInput: Data(input.utf8))
        #expect(result.status == 0, "\(result.standardError)")
        let verdicts = String(decoding: result.standardOutput, as: UTF8.self).split(separator: "\n").map { $0 == "1" }
        try #require(verdicts.count == texts.count)
        for (index, text) in texts.enumerated() where verdicts[index] != ours[index] {
            Issue.record(
                "\(ours[index] ? "read" : "refused"), unlike Python: \(String(decoding: text, as: UTF8.self).debugDescription)")
        }
    }

    private func hasHugeNumber(_ text: Data) -> Bool {
        guard let value = try? JSONValue(parsing: text) else { return false }
        var rest = [value]
        while let value = rest.popLast() {
            if case .number(let number) = value.content,
                number.double == nil || number.literal.utf8.count > 17 || number.double == 0
            {
                return true
            }
            rest += (value.elements ?? []) + (value.members ?? []).map(\.value)
        }
        return false
    }
}

enum RandomJSON {
    private static let literals = [
        "0", "-0", "1.10", "-0.0", "1e400", "2E+3", "123456789012345678901234567890", "7", "-12", "0.5", "3e-7", #""""#, #""a""#,
        #""\/""#,
        #""\u2019""#, #""\ud83c\udf89""#, #""\ud800""#, #""é🎉""#, #""\\\"""#, "\"\u{7F}\u{2028}\"", "true", "false", "null",
        #""[{,:]}""#,
    ]

    static func value(depth: Int, _ random: inout SeededGenerator) -> JSONValue {
        let count = Int.random(in: 0...4, using: &random)
        switch depth == 0 ? 0 : Int.random(in: 0...4, using: &random) {
        case 1, 2: return .array((0..<count).map { _ in value(depth: depth - 1, &random) })
        case 3, 4: return .object((0..<count).map { _ in JSONMember(text(&random), value(depth: depth - 1, &random)) })
        default:
            if Bool.random(using: &random) { return .string(text(&random)) }
            let literal = literals.randomElement(using: &random) ?? "0"
            return (try? JSONValue(parsing: Data(literal.utf8))) ?? .null
        }
    }

    private static func text(_ random: inout SeededGenerator) -> String {
        let scalars = (0..<Int.random(in: 0...6, using: &random)).compactMap { _ -> Unicode.Scalar? in
            let limit: UInt32 = [0x20, 0x80, 0x800, 0x1_0000, 0x11_0000].randomElement(using: &random) ?? 0x80
            return Unicode.Scalar(UInt32.random(in: 0..<limit, using: &random))
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// Other white space between the same tokens.
    static func respaced(_ text: Data, _ random: inout SeededGenerator) -> Data {
        var result = Data()
        var isInString = false
        var isEscaped = false
        for byte in text {
            if !isInString, byte == 0x20 || byte == 0x0A { continue }
            let isSign = !isInString && [0x5B, 0x5D, 0x7B, 0x7D, 0x2C, 0x3A].contains(byte)
            if isSign, Bool.random(using: &random) {
                result.append([0x20, 0x0A, 0x0D, 0x09].randomElement(using: &random) ?? 0x20)
            }
            result.append(byte)
            if isSign, Bool.random(using: &random) {
                result.append([0x20, 0x0A, 0x0D, 0x09].randomElement(using: &random) ?? 0x20)
            }
            if byte == 0x22, !isEscaped { isInString.toggle() }
            isEscaped = isInString && byte == 0x5C && !isEscaped
        }
        return result
    }

    /// A text with one to three bytes changed, removed, added or moved.
    static func damaged(_ text: Data, _ random: inout SeededGenerator) -> Data {
        var bytes = [UInt8](text)
        let signs = [UInt8]("[]{},:\"\\/0123456789-+.eEutrnfals \n\t".utf8) + [0, 0x1F, 0x7F, 0x80, 0xC3, 0xE2, 0xED, 0xF0, 0xFF]
        for _ in 0..<Int.random(in: 1...3, using: &random) where !bytes.isEmpty {
            let place = Int.random(in: bytes.indices, using: &random)
            switch Int.random(in: 0...4, using: &random) {
            case 0: bytes.remove(at: place)
            case 1: bytes.insert(signs.randomElement(using: &random) ?? 0, at: place)
            case 2: bytes[place] = signs.randomElement(using: &random) ?? 0
            case 3: bytes.removeLast(min(bytes.count - place, 3))
            default: bytes.swapAt(place, Int.random(in: bytes.indices, using: &random))
            }
        }
        return Data(bytes)
    }
}
