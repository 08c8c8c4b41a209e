/// Puts what a run has made into the `media` objects of a manifest, and leaves everything else alone.
struct ManifestRewriter {
    /// The keys that a run sets beside `url`, in their order.
    static let ownKeys = [
        "width", "height", "type", "bytes", "codecs", "duration", "frameRate", "bitrate", "hasAudio", "poster", "placeholder",
        "variants", "stream", "source",
    ]

    private let references: [JSONPath: MediaReference]
    private let changes: [JSONPath: ProcessedMedia]

    init(references: [MediaReference], changes: [JSONPath: ProcessedMedia]) {
        self.references = Dictionary(references.map { ($0.path, $0) }) { first, _ in first }
        self.changes = changes
    }

    func rewrite(_ root: JSONValue) -> JSONValue {
        mapElements(of: root, at: JSONPath()) { entry, path in
            mapMember("items", of: entry, at: path) { items, path in
                mapElements(of: items, at: path) { item, path in
                    mapMember("media", of: item, at: path, rewriteMedia)
                }
            }
        }
    }

    private typealias Edit = (JSONValue, JSONPath) -> JSONValue

    private func mapElements(of array: JSONValue, at path: JSONPath, _ edit: Edit) -> JSONValue {
        guard let elements = array.elements else { return array }
        return .array(elements.enumerated().map { edit($0.element, path.appending($0.offset)) })
    }

    private func mapMember(_ key: String, of object: JSONValue, at path: JSONPath, _ edit: Edit) -> JSONValue {
        guard var members = object.members else { return object }
        for index in members.indices where members[index].key.isSpelled(key) {
            members[index].value = edit(members[index].value, path.appending(key))
        }
        return .object(members)
    }

    private func rewriteMedia(_ media: JSONValue, at path: JSONPath) -> JSONValue {
        guard let members = media.members, let reference = references[path] else { return media }
        let change = changes[path]
        let authorsURL = media[reference.isRewritten ? "source" : "url"].flatMap { reference.isRewritten ? $0["url"] : $0 }
        var result: [JSONMember] = []
        for var member in members {
            switch member.key.text {
            case "kind": member.value = canonicalKind(member.value, reference.kind)
            case "url": member.value = change.map { .string($0.url) } ?? authorsURL ?? member.value
            case let key where Self.ownKeys.contains(key):
                if change != nil || reference.isRewritten { continue }
            default: break
            }
            result.append(member)
        }
        if let change {
            // The author's own spelling, escapes and all, where it is the same URL.
            let sourceURL = authorsURL.flatMap { $0.text == change.source.url ? $0 : nil }
            result += change.members(sourceURL: sourceURL ?? .string(change.source.url))
        }
        return .object(result)
    }

    /// `{"image": {}}`; what else stands in the object is kept.
    private func canonicalKind(_ value: JSONValue, _ kind: MediaKind) -> JSONValue {
        guard var members = value.members else { return .object([JSONMember(kind.rawValue, .object([]))]) }
        for index in members.indices where members[index].key.isSpelled(kind.rawValue) && members[index].value.members == nil {
            members[index].value = .object([])
        }
        return .object(members)
    }
}

extension JSONValue {
    /// Seconds to the microsecond.
    fileprivate static func seconds(_ value: Double) -> JSONValue { JSONValue(.number(JSONNumber(value, decimals: 6))) }
    /// Frames per second to the thousandth.
    fileprivate static func rate(_ value: Double) -> JSONValue { JSONValue(.number(JSONNumber(value, decimals: 3))) }

    /// An object of the members that have a value.
    fileprivate static func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue { .object(present(members)) }

    fileprivate static func present(_ members: KeyValuePairs<String, JSONValue?>) -> [JSONMember] {
        members.compactMap { key, value in value.map { JSONMember(key, $0) } }
    }
}

extension ProcessedMedia {
    /// The keys beside `url`, in the order of the manifest's contract.
    fileprivate func members(sourceURL: JSONValue) -> [JSONMember] {
        JSONValue.present([
            "width": .number(width), "height": .number(height), "type": .string(type), "bytes": .number(bytes),
            "codecs": codecs.map { .string($0) }, "duration": duration.map { .seconds($0) },
            "frameRate": frameRate.map { .rate($0) }, "bitrate": bitrate.map { .number($0) },
            "hasAudio": hasAudio.map { .bool($0) }, "poster": poster?.json,
            "placeholder": placeholder.map {
                .object(["blurhash": .string($0.blurhash), "color": .string($0.color)])
            },
            "variants": .array(variants.map(\.json)),
            "stream": stream.map { .object(["url": .string($0.url), "type": .string($0.type)]) },
            "source": .object([
                "url": sourceURL, "sha256": .string(source.sha256), "width": .number(source.width),
                "height": .number(source.height), "duration": source.duration.map { .seconds($0) },
            ]),
        ])
    }
}

extension ProcessedMedia.Poster {
    fileprivate var json: JSONValue {
        .object([
            "url": .string(url), "width": .number(width), "height": .number(height), "type": .string(type),
            "bytes": .number(bytes), "time": .seconds(time),
        ])
    }
}

extension ProcessedMedia.Variant {
    fileprivate var json: JSONValue {
        .object([
            "url": .string(url), "width": .number(width), "height": .number(height), "type": .string(type),
            "bytes": .number(bytes), "codecs": codecs.map { .string($0) }, "frameRate": frameRate.map { .rate($0) },
            "bitrate": bitrate.map { .number($0) },
        ])
    }
}
