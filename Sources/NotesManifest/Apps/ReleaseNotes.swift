/// The notes of one version, decoded from a manifest with all that `process` has added.
///
/// `Text` is what titles and descriptions are read as: `LocalizedStringResource` on Apple's systems, `NoteText` anywhere.
///
/// ```swift
/// let (data, _) = try await URLSession.shared.data(from: manifestURL)
/// let notes = try JSONDecoder().decode([ReleaseNotes<NoteText>].self, from: data)
/// for case .media(let media) in notes.items(of: "1.2.0") {
///     let rendition = media.processed?.rendition(pixelWidth: 816)
///     load(rendition?.location(relativeTo: manifestURL), placeholder: media.processed?.placeholder)
/// }
/// ```
public struct ReleaseNotes<Text: Decodable & Sendable>: VersionNotes, Decodable, Sendable {
    public let version: String
    public let items: [NoteItem<Text>]
}

/// One page of notes.
public enum NoteItem<Text: Decodable & Sendable>: Decodable, Sendable {
    case media(MediaNote<Text>)
    case list(ListNote<Text>)

    private enum CodingKeys: CodingKey { case media, list }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        switch container.allKeys {
        case [.media]: self = .media(try container.decode(MediaNote<Text>.self, forKey: .media))
        case [.list]: self = .list(try container.decode(ListNote<Text>.self, forKey: .list))
        default:
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "expected either \"media\" or \"list\""))
        }
    }
}

/// An image or a video with its words.
public struct MediaNote<Text: Decodable & Sendable>: Decodable, Sendable {
    public let kind: MediaKind
    /// The largest rendition, or what the author named where the manifest was not processed.
    public let url: String
    public let title: Text
    public let description: Text
    /// `nil` where the manifest was not processed.
    public let processed: ProcessedMedia?

    private enum CodingKeys: CodingKey { case kind, url, title, description, source }
    private enum KindKeys: CodingKey { case image, video }
    private enum SourceKeys: CodingKey { case sha256 }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        url = try container.decode(String.self, forKey: .url)
        title = try container.decode(Text.self, forKey: .title)
        description = try container.decode(Text.self, forKey: .description)
        if let kind = try? container.decode(MediaKind.self, forKey: .kind) {
            self.kind = kind
        } else {
            let keys = try container.nestedContainer(keyedBy: KindKeys.self, forKey: .kind).allKeys
            guard keys.count == 1 else {
                throw DecodingError.dataCorruptedError(
                    forKey: .kind, in: container, debugDescription: "expected {\"image\": {}} or {\"video\": {}}")
            }
            kind = keys == [.image] ? .image : .video
        }
        let source = try? container.nestedContainer(keyedBy: SourceKeys.self, forKey: .source)
        processed = source?.contains(.sha256) == true ? try ProcessedMedia(from: decoder) : nil
    }
}

/// A title above rows, each with its symbol.
public struct ListNote<Text: Decodable & Sendable>: Decodable, Sendable {
    /// One row.
    public struct Row: Decodable, Sendable {
        /// A name among Apple's SF Symbols.
        public let symbolSystemName: String
        public let title: Text
        public let description: Text
    }

    public let title: Text
    public let rows: [Row]
}

/// A title or description where Apple's `LocalizedStringResource` is not at hand: a string, or a localised resource.
public struct NoteText: Decodable, Sendable, Hashable, CustomStringConvertible {
    /// The key in the app's string catalogue; `nil` for a plain string.
    public let key: String?
    /// What to show without a catalogue: the string itself, or the resource's default value, or else its key.
    public let description: String

    private enum CodingKeys: CodingKey { case key, defaultValue }

    public init(_ text: String, key: String? = nil) {
        description = text
        self.key = key
    }

    public init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.init(text)
            return
        }
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let key = try container.decodeIfPresent(String.self, forKey: .key)
        // A default value is a string, or an object with interpolations of which only its format can be shown.
        var text = try? container.decodeIfPresent(String.self, forKey: .defaultValue)
        if text == nil, let value = try? container.nestedContainer(keyedBy: CodingKeys.self, forKey: .defaultValue) {
            text = try? value.decodeIfPresent(String.self, forKey: .key)
        }
        self.init(text ?? key ?? "", key: key)
    }
}
