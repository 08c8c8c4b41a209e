/// Walks through a manifest's values, checks their shape and gathers the media references.
///
/// A fault does not end the walk: an author wants to hear of all of them at once.
struct ManifestReader {
    private(set) var references: [MediaReference] = []
    private var text: SourceText
    private var foundErrors: [ManifestIssue] = []
    private var foundWarnings: [ManifestIssue] = []

    init(text: SourceText) {
        self.text = text
    }

    /// In the order of the text.
    var errors: [ManifestIssue] { Self.sorted(foundErrors) }
    var warnings: [ManifestIssue] { Self.sorted(foundWarnings) }

    private static func sorted(_ issues: [ManifestIssue]) -> [ManifestIssue] {
        issues.enumerated().sorted { one, other in
            (one.element.line, one.element.column, one.offset) < (other.element.line, other.element.column, other.offset)
        }.map(\.element)
    }

    mutating func read(_ root: JSONValue) {
        let path = JSONPath()
        guard let entries = expectArray(root, at: path) else { return }
        var versions: [String: Int] = [:]
        for (index, entry) in entries.enumerated() {
            let path = path.appending(index)
            guard checkObject(entry, at: path, keys: ["version", "items"]) else { continue }
            readVersion(of: entry, at: path, index: index, seen: &versions)
            guard let items = require("items", of: entry, at: path), let list = expectArray(items, at: path.appending("items"))
            else { continue }
            if list.isEmpty {
                warn(.emptyItems, path.appending("items"), items, "no items: Notelet shows nothing for this version")
            }
            for (index, item) in list.enumerated() { readItem(item, at: path.appending("items").appending(index)) }
        }
    }

    private mutating func readVersion(of entry: JSONValue, at path: JSONPath, index: Int, seen: inout [String: Int]) {
        guard let version = require("version", of: entry, at: path),
            let text = expectString(version, at: path.appending("version"))
        else { return }
        if let first = seen[text] {
            let message = "version \(text.quoted) stands at [\(first)] too: Notelet shows only the first"
            warn(.duplicateVersion, path.appending("version"), version, message)
        }
        seen[text] = seen[text] ?? index
    }

    private mutating func readItem(_ item: JSONValue, at path: JSONPath) {
        guard checkObject(item, at: path, keys: ["media", "list"]) else { return }
        switch (item["media"], item["list"]) {
        case (let media?, nil): readMedia(media, at: path.appending("media"))
        case (nil, let list?): checkList(list, at: path.appending("list"))
        case (_?, _?): fail(.ambiguousItem, path, item, "both \"media\" and \"list\" in one item; an item is one of them")
        case (nil, nil):
            let near = item.members?.lazy.map(\.key.text).compactMap { key in
                NearestName.ofSlip(key, among: ["media", "list"]).map { "; did you mean \"\($0)\" by \(key.quoted)?" }
            }.first
            fail(.ambiguousItem, path, item, "neither \"media\" nor \"list\" in this item" + (near ?? ""))
        }
    }

    // MARK: Media

    private mutating func readMedia(_ media: JSONValue, at path: JSONPath) {
        let keys = ["kind", "url", "title", "description", "options", "source"]
        guard checkObject(media, at: path, keys: keys) else { return }
        let kind = require("kind", of: media, at: path).flatMap { readKind($0, at: path.appending("kind")) }
        let shown = require("url", of: media, at: path).flatMap { readURL($0, at: path.appending("url")) }
        checkText("title", of: media, at: path)
        checkText("description", of: media, at: path)
        let options = readOptions(of: media, kind: kind, at: path)

        var urlValue = media["url"]
        var url = shown
        var urlPath = path.appending("url")
        if let source = media["source"] {
            urlPath = path.appending("source").appending("url")
            (urlValue, url) = readSource(source, at: path.appending("source"))
        }
        guard let kind, let url, let options, shown != nil else { return }
        let position = text.position(of: urlValue?.offset ?? 0)
        references.append(
            MediaReference(
                path: path, kind: kind, url: url, urlPath: urlPath, options: options, line: position.line,
                column: position.column,
                isRewritten: media["source"] != nil))
    }

    /// The original's URL, which an earlier run has kept.
    private mutating func readSource(_ source: JSONValue, at path: JSONPath) -> (value: JSONValue?, url: String?) {
        guard source.members != nil else {
            let message = "expected an object, found \(source.kindName); the key is kept for what `process` writes"
            fail(.badSource, path, source, message)
            return (nil, nil)
        }
        guard checkObject(source, at: path, keys: ["url"]), let url = require("url", of: source, at: path) else {
            return (nil, nil)
        }
        return (url, readURL(url, at: path.appending("url")))
    }

    private mutating func readURL(_ value: JSONValue, at path: JSONPath) -> String? {
        guard let url = expectString(value, at: path) else { return nil }
        if case .string(let string) = value.content, string.hasLoneSurrogate {
            fail(.badURL, path, value, "half of a surrogate pair (\\ud800…\\udfff), which no URL can hold")
            return nil
        }
        guard !url.unicodeScalars.allSatisfy(\.properties.isWhitespace) else {
            fail(.badURL, path, value, url.isEmpty ? "the URL is empty" : "the URL is nothing but spaces")
            return nil
        }
        return url
    }

    private mutating func readKind(_ value: JSONValue, at path: JSONPath) -> MediaKind? {
        let names = MediaKind.allCases.map(\.rawValue)
        if let name = value.text {
            guard let kind = MediaKind(rawValue: name) else {
                failKind(name, at: path, value)
                return nil
            }
            let message = "\"\(name)\" is written {\"\(name)\": {}}: Notelet cannot decode a string here"
            warn(.kindNotCanonical, path, value, message)
            return kind
        }
        guard let members = value.members else {
            fail(.wrongType, path, value, "expected {\"image\": {}} or {\"video\": {}}, found \(value.kindName)")
            return nil
        }
        guard checkObject(value, at: path, keys: names) else { return nil }
        let found = members.compactMap { MediaKind(rawValue: $0.key.text) }
        guard let kind = found.first else {
            if let first = members.first {
                failKind(first.key.text, at: path, value)
            } else {
                fail(.unknownKind, path, value, "expected {\"image\": {}} or {\"video\": {}}, found an empty object")
            }
            return nil
        }
        guard found.count == 1 else {
            fail(.unknownKind, path, value, "both \"image\" and \"video\"; a media item is one of them")
            return nil
        }
        if let inner = value[kind.rawValue], inner.members == nil {
            let message = "expected an object, found \(inner.kindName): Notelet cannot decode it"
            warn(.kindNotCanonical, path.appending(kind.rawValue), inner, message)
        }
        return kind
    }

    private mutating func failKind(_ name: String, at path: JSONPath, _ value: JSONValue) {
        let near = NearestName.ofSlip(name, among: MediaKind.allCases.map(\.rawValue)).map { "; did you mean \"\($0)\"?" }
        fail(.unknownKind, path, value, "unknown kind \(name.quoted)" + (near ?? "; it is \"image\" or \"video\""))
    }

    // MARK: What Notelet cannot decode

    private mutating func checkText(_ key: String, of object: JSONValue, at path: JSONPath) {
        guard let value = object[key] else {
            warn(.missingText, path, object, "\"\(key)\" is missing: Notelet cannot decode the item without it")
            return
        }
        switch value.content {
        case .string, .object: return
        default:
            let message = "expected a string or a localised resource, found \(value.kindName): Notelet cannot decode it"
            warn(.badText, path.appending(key), value, message)
        }
    }

    private mutating func checkList(_ list: JSONValue, at path: JSONPath) {
        guard list.members != nil else {
            warn(.badList, path, list, "expected an object, found \(list.kindName): Notelet cannot decode it")
            return
        }
        checkText("title", of: list, at: path)
        guard let rows = list["rows"] else {
            warn(.badList, path, list, "\"rows\" is missing: Notelet cannot decode the item without it")
            return
        }
        guard let elements = rows.elements else {
            warn(.badList, path.appending("rows"), rows, "expected an array, found \(rows.kindName): Notelet cannot decode it")
            return
        }
        for (index, row) in elements.enumerated() {
            let path = path.appending("rows").appending(index)
            guard row.members != nil else {
                warn(.badList, path, row, "expected an object, found \(row.kindName): Notelet cannot decode it")
                continue
            }
            if row["symbolSystemName"]?.text == nil {
                warn(.badList, path, row, "\"symbolSystemName\" is no string: Notelet cannot decode the row without it")
            }
            checkText("title", of: row, at: path)
            checkText("description", of: row, at: path)
        }
    }
}

// MARK: - Checks that fail with a place

extension ManifestReader {
    mutating func fail(_ code: ManifestIssue.Code, _ path: JSONPath, _ value: JSONValue, _ message: String) {
        foundErrors.append(issue(code, path, at: value.offset, message))
    }

    mutating func fail(_ code: ManifestIssue.Code, _ path: JSONPath, key: JSONMember, _ message: String) {
        foundErrors.append(issue(code, path, at: key.keyOffset, message))
    }

    mutating func warn(_ code: ManifestIssue.Code, _ path: JSONPath, _ value: JSONValue, _ message: String) {
        foundWarnings.append(issue(code, path, at: value.offset, message))
    }

    private func issue(_ code: ManifestIssue.Code, _ path: JSONPath, at offset: Int?, _ message: String) -> ManifestIssue {
        let position = text.position(of: offset ?? 0)
        return ManifestIssue(code: code, path: path, line: position.line, column: position.column, message: message)
    }

    mutating func expectArray(_ value: JSONValue, at path: JSONPath) -> [JSONValue]? {
        if value.elements == nil { fail(.wrongType, path, value, "expected an array, found \(value.kindName)") }
        return value.elements
    }

    mutating func expectString(_ value: JSONValue, at path: JSONPath) -> String? {
        if value.text == nil { fail(.wrongType, path, value, "expected a string, found \(value.kindName)") }
        return value.text
    }

    /// Whether the value is an object in which none of these keys stands twice.
    mutating func checkObject(_ value: JSONValue, at path: JSONPath, keys: [String]) -> Bool {
        guard let members = value.members else {
            fail(.wrongType, path, value, "expected an object, found \(value.kindName)")
            return false
        }
        var seen: Set<String> = []
        var isUnique = true
        for member in members {
            let key = member.key.text
            guard keys.contains(key), !seen.insert(key).inserted else { continue }
            fail(.duplicateKey, path.appending(key), key: member, "the key \(key.quoted) stands twice in this object")
            isUnique = false
        }
        return isUnique
    }

    mutating func require(_ key: String, of object: JSONValue, at path: JSONPath) -> JSONValue? {
        if let value = object[key] { return value }
        let near = object.members?.lazy.map(\.key.text).first { NearestName.ofSlip($0, among: [key]) != nil }
        fail(.missingKey, path, object, "the key \"\(key)\" is missing" + (near.map { "; \($0.quoted) looks like it" } ?? ""))
        return nil
    }
}
