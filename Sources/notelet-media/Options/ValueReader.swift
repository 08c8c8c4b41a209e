import Foundation
import NotesManifest

/// Why a value was refused, as the end of a sentence that begins with the option's name.
struct ValueError: Error, Equatable {
    var reason: String

    init(_ reason: String) { self.reason = reason }
}

/// What the JSON configuration file may hold for an option.
enum ValueShape: Sendable {
    case flag, text, number
    /// A number of bytes, or a text such as "2G".
    case size
    /// An array of numbers.
    case list
    /// A string, or an array of strings: one for each time that the option could stand on the command line.
    case texts

    /// Ready to follow "must be ".
    var words: String {
        switch self {
        case .flag: "true or false"
        case .text: "a string"
        case .number: "a number"
        case .size: "a number of bytes or a string such as \"2G\""
        case .list: "an array of numbers"
        case .texts: "a string or an array of strings"
        }
    }
}

/// What a shell may offer for a value.
enum ValueCompletion: Sendable, Equatable {
    case none, directory
    /// Files; with an extension: those, and folders on the way to them.
    case file(ending: String?)
    case choices([String])
}

/// One kind of value: how it is shown, offered and read.
struct ValueReader<Value: Sendable>: Sendable {
    let shape: ValueShape
    let placeholder: String
    var completion: ValueCompletion = .none
    let read: @Sendable (String) throws(ValueError) -> Value
}

extension ValueReader where Value == Bool {
    /// An option without a value on the command line; the words count in the environment only.
    static let flag = ValueReader(shape: .flag, placeholder: "") { text throws(ValueError) in
        switch text.lowercased() {
        case "1", "true", "yes", "on": return true
        case "", "0", "false", "no", "off": return false
        default: throw ValueError("'\(text)' is neither true nor false")
        }
    }
}

extension ValueReader where Value == String {
    /// A text that is not empty.
    static func text(_ placeholder: String, completion: ValueCompletion = .none) -> Self {
        ValueReader(shape: .text, placeholder: placeholder, completion: completion) { text throws(ValueError) in
            guard !text.isEmpty else { throw ValueError("the value is empty") }
            return text
        }
    }

    /// An absolute URL that file names can be appended to.
    static let url = ValueReader(shape: .text, placeholder: "URL") { text throws(ValueError) in
        guard !text.isEmpty else { throw ValueError("the value is empty") }
        guard let url = URLComponents(string: text), let scheme = url.scheme?.lowercased(),
            !["http", "https"].contains(scheme) || url.host?.isEmpty == false
        else { throw ValueError("'\(text)' is not an absolute URL such as https://example.com/notes/") }
        guard url.fragment == nil else { throw ValueError("'\(text)' has a fragment, which file names cannot follow") }
        return text
    }

    /// One of a few words that no type of ours lists.
    static func word(_ placeholder: String, of words: [String]) -> Self {
        ValueReader(shape: .text, placeholder: placeholder, completion: .choices(words)) { text throws(ValueError) in
            guard words.contains(text) else { throw ValueError.notOne(of: words, text) }
            return text
        }
    }
}

extension ValueReader where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
    /// One of a type's cases.
    static func choice(_ placeholder: String) -> Self {
        let words = Value.allCases.map(\.rawValue)
        return ValueReader(shape: .text, placeholder: placeholder, completion: .choices(words)) {
            text throws(ValueError) in
            guard let value = Value(rawValue: text) else { throw ValueError.notOne(of: words, text) }
            return value
        }
    }
}

extension ValueError {
    /// Names the choices, and the nearest of them where one is near.
    static func notOne(of words: [String], _ text: String) -> ValueError {
        let list = words.joined(separator: ", ")
        guard let near = NearestName.of(text.lowercased(), among: words) else {
            return ValueError("'\(text)' is not one of \(list)")
        }
        return ValueError("'\(text)' is not one of \(list); did you mean '\(near)'?")
    }
}
