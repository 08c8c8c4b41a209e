import Foundation

/// The page as one HTML text, and the policy that it stands under.
struct PageDocument {
    let html: String
    /// The value of `Content-Security-Policy`.
    let policy: String

    /// - Parameter origins: other machines that media are loaded from.
    init(_ content: PageContent, origins: [String] = []) {
        let style = PageStyle.all
        let script = PageScript.all
        policy = Self.policy(style: style, script: script, isServed: content.isServed, origins: origins)
        let title = HTMLText.escaped("\(content.name) – preview")
        // A file has nobody to send its policy as a header.
        let meta =
            content.isServed ? "" : "\n<meta http-equiv=\"Content-Security-Policy\" content=\"\(HTMLText.escaped(policy))\">"
        html = """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">\(meta)
            <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
            <meta name="referrer" content="no-referrer">
            <meta name="color-scheme" content="light dark">
            <title>\(title)</title>
            <link rel="icon" href="data:,">
            <!--
            \(PageNotice.icons)
            -->
            <style>\(style)</style>
            </head>
            <body>
            <noscript>This page needs JavaScript to show the notes.</noscript>
            <script type="application/json" id="content">\(HTMLText.json(content))</script>
            <script>\(script)</script>
            </body>
            </html>

            """
    }

    /// Nothing but this page's own style and script, and media from where they lie; scripts cannot make markup of text.
    ///
    /// - Parameter isServed: `frame-ancestors` only counts in a header.
    static func policy(style: String, script: String, isServed: Bool, origins: [String]) -> String {
        // A page that is opened as a file has no origin that `'self'` could mean in every browser.
        let own = isServed ? "'self'" : "'self' file:"
        let media = ([own, "data:"] + origins).joined(separator: " ")
        var rules = [
            "default-src 'none'", "script-src \(source(of: script))", "style-src \(source(of: style))", "img-src \(media)",
            "media-src \(media)", "base-uri 'none'", "form-action 'none'", "require-trusted-types-for 'script'",
            "trusted-types 'none'",
        ]
        if isServed { rules.append("frame-ancestors 'none'") }
        return rules.joined(separator: "; ")
    }

    /// The hash that lets just this text run.
    static func source(of text: String) -> String {
        "'sha256-\(Data(SHA256.digest(of: text.utf8)).base64EncodedString())'"
    }
}

/// Text in HTML.
enum HTMLText {
    /// For content and quoted attribute values.
    static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.append(character)
            }
        }
    }

    /// JSON that can stand in a script element: nothing in it ends the element, opens a comment or ends a line of JavaScript.
    static func json(_ value: some Encodable) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        // Texts and finite numbers only: it can always be encoded.
        guard let data = try? encoder.encode(value) else { return "null" }
        return String(decoding: data, as: UTF8.self).unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "<", ">", "&", "\u{2028}", "\u{2029}":
                result += "\\u" + String(repeating: "0", count: scalar.value < 256 ? 2 : 0) + String(scalar.value, radix: 16)
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
