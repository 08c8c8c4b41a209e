import MediaPreview

/// What decides how a manifest is previewed.
extension OptionCatalogue {
    static let preview: [OptionDefinition] = [
        // Another --out than that of `process`: a file. So neither the environment nor the file sets it.
        OptionDefinition(
            "out", .text("FILE", completion: .file(ending: "html")), \.previewFile, group: .preview, commands: [.preview],
            isPersistent: false, help: "Write the page to this file, best beside the media, and serve nothing."),
        OptionDefinition(
            "port", .whole(in: 0...65535), \.port, words: "one that is free", group: .preview, commands: [.preview],
            isPersistent: false, help: "Serve on this port of 127.0.0.1."),
        OptionDefinition(
            "no-open", .flag, \.staysClosed, default: "false", group: .preview, commands: [.preview], isPersistent: false,
            help: "Do not open the page in a browser."),
        OptionDefinition(
            "next-label", .text("TEXT"), \.preview.nextLabel, default: "Next", group: .preview, commands: [.preview],
            isPersistent: false, help: "The button on every page but the last."),
        OptionDefinition(
            "done-label", .text("TEXT"), \.preview.doneLabel, default: "Done", group: .preview, commands: [.preview],
            isPersistent: false, help: "The button on the last page."),
        OptionDefinition(
            "accent", .accent, \.preview.accent, words: "blue", group: .preview, commands: [.preview], isPersistent: false,
            help: "The app's accent colour: #rrggbb, or the name of a system colour of iOS, as orange."),
        OptionDefinition(
            "app-version", .text("VERSION"), \.preview.appVersion, words: "the manifest's first", group: .preview,
            commands: [.preview], isPersistent: false, help: "The version that the app says it is."),
        OptionDefinition(
            "folder", .text("DIR", completion: .directory), \.preview.folder, words: "the manifest's own", group: .preview,
            commands: [.preview], isPersistent: false,
            help: "The folder that is shown, if the media do not lie beside or below the manifest."),
        OptionDefinition(
            "source-root", .text("DIR", completion: .directory), \.preview.sourceRoot,
            words: "the manifest's folder and the one above it", group: .preview, commands: [.preview], isPersistent: false,
            help: "The folder that the originals lie below, for before and after."),
        OptionDefinition(
            "report-file", .text("FILE", completion: .file(ending: "json")), \.preview.reportFile,
            words: "report.json beside the manifest", group: .preview, commands: [.preview], isPersistent: false,
            help: "The JSON report of the run, for its times and warnings."),
    ]
}

extension ValueReader where Value == String {
    /// A colour, as `#rrggbb`.
    static let accent = ValueReader(shape: .text, placeholder: "COLOR") { text throws(ValueError) in
        let colours = [
            "red": "#ff3b30", "orange": "#ff9500", "yellow": "#ffcc00", "green": "#34c759", "mint": "#00c7be",
            "teal": "#30b0c7", "cyan": "#32ade6", "blue": "#007aff", "indigo": "#5856d6", "purple": "#af52de",
            "pink": "#ff2d55", "brown": "#a2845e", "black": "#000000", "white": "#ffffff",
        ]
        if let named = colours[text.lowercased()] { return named }
        let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
        guard digits.count == 6, digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
            throw ValueError("'\(text)' is neither #rrggbb nor one of \(colours.keys.sorted().joined(separator: ", "))")
        }
        return "#" + digits.lowercased()
    }
}
