import Foundation
import NotesManifest

/// Reads a manifest and all that is known of it into what the page shows.
struct ContentReader {
    let document: ManifestDocument
    let options: PreviewOptions
    let media: MediaReader
    let isServed: Bool

    func read() -> PageContent {
        let references = Dictionary(document.references.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        var versions: [PageContent.Version] = []
        for (index, entry) in (document.root.elements ?? []).enumerated() {
            let path = JSONPath().appending(index)
            var items: [PageContent.Item] = []
            for (index, item) in (entry["items"]?.elements ?? []).enumerated() {
                if let list = item["list"] {
                    items.append(PageContent.Item(list: Self.list(list)))
                } else if let value = item["media"],
                    let reference = references[path.appending("items").appending(index).appending("media")]
                {
                    items.append(
                        PageContent.Item(
                            media: media.read(
                                reference, value, processed: (try? document.processed(at: reference.path)) ?? nil,
                                title: Self.text(value["title"]), description: Self.text(value["description"]))))
                }
            }
            versions.append(PageContent.Version(version: entry["version"]?.text ?? "", items: items))
        }
        let rows = versions.flatMap(\.items).compactMap(\.list).flatMap(\.rows)
        var symbols: [String: PageContent.Symbol] = [:]
        for row in rows where symbols[row.symbol] == nil { symbols[row.symbol] = Symbols.symbol(row.symbol) }
        return PageContent(
            name: (document.fileName as NSString).lastPathComponent, isServed: isServed, nextLabel: options.nextLabel,
            doneLabel: options.doneLabel, accent: options.accent,
            appVersion: options.appVersion ?? versions.first?.version ?? "0",
            warnings: document.warnings.map { warning in
                (warning.path.map { "\($0): " } ?? "") + warning.message
            }, versions: versions, symbols: symbols)
    }

    private static func list(_ value: JSONValue) -> PageContent.List {
        PageContent.List(
            title: text(value["title"]),
            rows: (value["rows"]?.elements ?? []).map { row in
                PageContent.Row(
                    symbol: row["symbolSystemName"]?.text ?? "", title: text(row["title"]), description: text(row["description"]))
            })
    }

    /// A string, or a localised resource's default value or key.
    private static func text(_ value: JSONValue?) -> String {
        guard let value else { return "" }
        return value.text ?? (try? JSONDecoder().decode(NoteText.self, from: value.formatted))?.description ?? ""
    }
}
