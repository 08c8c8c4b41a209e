/// The checks of `options`, the author's wishes for one media object.
extension ManifestReader {
    private static let optionNames = ["fit", "gravity", "focus", "background", "poster", "trim", "audio"]
    private static let videoOnly = ["poster", "trim", "audio"]

    /// - Parameter kind: `nil` where it could not be read.
    /// - Returns: `nil` where something in the options is wrong.
    mutating func readOptions(of media: JSONValue, kind: MediaKind?, at path: JSONPath) -> MediaOptions? {
        guard let value = media["options"] else { return MediaOptions() }
        let path = path.appending("options")
        guard checkObject(value, at: path, keys: Self.optionNames), let members = value.members else { return nil }
        var options = MediaOptions()
        var isValid = true
        for member in members {
            let name = member.key.text
            isValid = readOption(name, member, at: path.appending(name), into: &options) && isValid
            if kind == .image, Self.videoOnly.contains(name) {
                warn(.idleOption, path.appending(name), member.value, "\"\(name)\" has no effect on an image")
            }
        }
        return isValid ? options : nil
    }

    private mutating func readOption(_ name: String, _ member: JSONMember, at path: JSONPath, into options: inout MediaOptions)
        -> Bool
    {
        let value = member.value
        switch name {
        case "fit": return set(&options.fit, to: readName(value, at: path))
        case "gravity": return set(&options.gravity, to: readName(value, at: path))
        case "audio": return set(&options.audio, to: readName(value, at: path, of: MediaOptions.Audio.self))
        case "background": return set(&options.background, to: readBackground(value, at: path))
        case "focus":
            return set(&options.focus, to: readFocus(value, at: path))
        case "poster":
            guard let seconds = value.double, seconds >= 0 else {
                return refuse(value, at: path, "expected seconds, 0 or more")
            }
            options.poster = seconds
            return true
        case "trim":
            guard let pair = readPair(value), pair.0 >= 0, pair.0 < pair.1 else {
                return refuse(value, at: path, "expected [start, end] in seconds with 0 <= start < end")
            }
            options.trim = MediaOptions.Trim(start: pair.0, end: pair.1)
            return true
        default:
            let near = NearestName.ofSlip(name, among: Self.optionNames).map { "did you mean \"\($0)\"?" }
            let known = "known are \(Self.optionNames.joined(separator: ", "))"
            fail(.unknownOption, path, key: member, "unknown option \(name.quoted); \(near ?? known)")
            return false
        }
    }

    private func set<Value>(_ option: inout Value, to value: Value?) -> Bool {
        guard let value else { return false }
        option = value
        return true
    }

    private func set<Value>(_ option: inout Value?, to value: Value?) -> Bool {
        option = value
        return value != nil
    }

    private mutating func readName<Name: RawRepresentable<String> & CaseIterable>(
        _ value: JSONValue, at path: JSONPath, of type: Name.Type = Name.self
    ) -> Name? {
        if let name = value.text.flatMap({ Name(rawValue: $0) }) { return name }
        let names = Name.allCases.map(\.rawValue)
        let near = value.text.flatMap { NearestName.ofSlip($0, among: names) }
        let expected = names.map { "\"\($0)\"" }.joined(separator: ", ")
        _ = refuse(
            value, at: path, near.map { "did you mean \"\($0)\"? Expected one of \(expected)" } ?? "expected one of \(expected)")
        return nil
    }

    private mutating func readFocus(_ value: JSONValue, at path: JSONPath) -> MediaOptions.Focus? {
        guard let (x, y) = readPair(value), (0...1).contains(x), (0...1).contains(y) else {
            _ = refuse(value, at: path, "expected [x, y], each 0…1 of the picture from its top left")
            return nil
        }
        return MediaOptions.Focus(x: x, y: y)
    }

    private mutating func readBackground(_ value: JSONValue, at path: JSONPath) -> MediaOptions.Background? {
        if value.text == "blur" { return .blur }
        if let digits = value.text?.utf8, digits.count == 7, digits.first == UInt8(ascii: "#"),
            digits.dropFirst().allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
            let color = value.text.flatMap({ UInt32($0.dropFirst(), radix: 16) })
        {
            return .color(
                red: UInt8(truncatingIfNeeded: color >> 16), green: UInt8(truncatingIfNeeded: color >> 8),
                blue: UInt8(truncatingIfNeeded: color))
        }
        _ = refuse(value, at: path, "expected a colour as \"#rrggbb\", or \"blur\"")
        return nil
    }

    private func readPair(_ value: JSONValue) -> (Double, Double)? {
        guard let elements = value.elements, elements.count == 2, let first = elements[0].double, let second = elements[1].double
        else { return nil }
        return (first, second)
    }

    private mutating func refuse(_ value: JSONValue, at path: JSONPath, _ expectation: String) -> Bool {
        let found: String =
            switch value.content {
            case .string(let string): string.text.quoted
            case .number(let number): number.literal.count > 40 ? "a long number" : number.literal
            case .array, .object: value.elements.flatMap { $0.count <= 4 ? Self.brief($0) : nil } ?? value.kindName
            case .null, .bool: value.kindName
            }
        fail(.badOption, path, value, "\(expectation), found \(found)")
        return false
    }

    /// Short numbers as they stand: `[1.5, 0]`; `nil` for anything else.
    private static func brief(_ elements: [JSONValue]) -> String? {
        let literals = elements.compactMap { element -> String? in
            if case .number(let number) = element.content, number.literal.count <= 20 { number.literal } else { nil }
        }
        return literals.count == elements.count ? "[\(literals.joined(separator: ", "))]" : nil
    }
}
