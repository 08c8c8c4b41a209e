import Foundation

/// A playlist as a player reads it.
struct PlaylistFile {
    struct Range: Equatable {
        var offset: Int
        var length: Int
        var end: Int { offset + length }

        init(_ text: String) throws {
            let parts = text.split(separator: "@").compactMap { Int($0) }
            guard parts.count == 2 else { throw ProgramFailed(description: "not a byte range: \(text)") }
            (length, offset) = (parts[0], parts[1])
        }
    }

    struct Segment {
        var duration: Double
        var range: Range
        var uri: String
    }

    /// A tag with attributes, and the URI on the line after it (`EXT-X-STREAM-INF`).
    struct Entry {
        var tag: String
        var attributes: [String: String]
        var uri: String
    }

    var lines: [String]
    /// Tags with a plain value.
    var values: [String: String] = [:]
    var segments: [Segment] = []
    var entries: [Entry] = []

    init(_ path: String) throws {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        lines = text.split(separator: "\n").map(String.init)
        var duration = 0.0
        var range: Range?
        var open: Entry?
        for line in lines {
            guard line.hasPrefix("#") else {
                if var entry = open {
                    entry.uri = line
                    entries.append(entry)
                    open = nil
                } else if let found = range {
                    segments.append(Segment(duration: duration, range: found, uri: line))
                    range = nil
                }
                continue
            }
            let name = String(line.dropFirst().prefix { $0 != ":" })
            let value = String(line.dropFirst(name.count + 2))
            switch name {
            case "EXTINF": duration = Double(value.dropLast()) ?? -1
            case "EXT-X-BYTERANGE": range = try Range(value)
            case "EXT-X-STREAM-INF": open = Entry(tag: name, attributes: Self.attributes(value), uri: "")
            case "EXT-X-MEDIA", "EXT-X-I-FRAME-STREAM-INF", "EXT-X-MAP":
                let attributes = Self.attributes(value)
                entries.append(Entry(tag: name, attributes: attributes, uri: attributes["URI"] ?? ""))
            default: values[name] = value
            }
        }
    }

    func entries(_ tag: String) -> [Entry] { entries.filter { $0.tag == tag } }

    var initialization: Range {
        get throws {
            guard let text = entries("EXT-X-MAP").first?.attributes["BYTERANGE"] else {
                throw ProgramFailed(description: "no EXT-X-MAP")
            }
            return try Range(text)
        }
    }

    /// Quoted values lose their quotes and may hold commas.
    private static func attributes(_ text: String) -> [String: String] {
        var result: [String: String] = [:]
        var rest = Substring(text)
        while !rest.isEmpty {
            let name = rest.prefix { $0 != "=" }
            rest = rest.dropFirst(name.count + 1)
            let value: Substring
            if rest.hasPrefix("\"") {
                value = rest.dropFirst().prefix { $0 != "\"" }
                rest = rest.dropFirst(value.count + 2)
            } else {
                value = rest.prefix { $0 != "," }
                rest = rest.dropFirst(value.count)
            }
            result[String(name)] = String(value)
            if rest.hasPrefix(",") { rest = rest.dropFirst() }
        }
        return result
    }
}
