internal import Foundation

/// Looks through the text of an SVG for what reaches outside of it, before any library parses it.
///
/// librsvg loads nothing from a document in memory, but a picture that silently lacks a part is not the author's picture.
enum SVGScanner {
    /// - Throws: `unsupportedFormat` that names the first reference to something outside, `tooManyPixels` for an embedded
    ///   image over the limit.
    static func check(_ text: [UInt8], maxPixels: Int) throws(ImageError) {
        try check(text, maxPixels: maxPixels, depth: 0)
    }

    private static func check(_ text: [UInt8], maxPixels: Int, depth: Int) throws(ImageError) {
        var at = 0
        var inStyle = false
        while let open = text[at...].firstIndex(of: UInt8(ascii: "<")) {
            if inStyle { try checkCSS(text[at..<open], maxPixels: maxPixels, depth: depth) }
            inStyle = false
            if text.has("<!--", at: open) {
                at = end(of: "-->", in: text, from: open + 4)
            } else if text.has("<![CDATA[", at: open) {
                at = end(of: "]]>", in: text, from: open + 9)
                try checkCSS(text[open..<at], maxPixels: maxPixels, depth: depth)
            } else if text.has("<?", at: open) {
                at = end(of: "?>", in: text, from: open + 2)
                if text.has("<?xml-stylesheet", at: open) { throw outside("a style sheet file") }
            } else if text.has("<!", at: open) {
                at = open + 2
                // What an entity holds is scanned like the rest: it may be markup.
                if text.has("<!ENTITY", at: open), isExternalEntity(text[open...]) { throw outside("an external entity") }
            } else {
                let close = endOfTag(in: text, from: open)
                let tag = text[open + 1..<max(open + 1, close)]
                let name = String(decoding: tag.prefix { !isSpace($0) && $0 != UInt8(ascii: "/") }, as: UTF8.self)
                let local = name.split(separator: ":").last.map(String.init) ?? name
                try checkAttributes(tag.dropFirst(name.utf8.count), of: local, maxPixels: maxPixels, depth: depth)
                inStyle = local == "style" && tag.last != UInt8(ascii: "/")
                at = min(text.count, close + 1)
            }
        }
    }

    private static func checkAttributes(
        _ tag: ArraySlice<UInt8>, of element: String, maxPixels: Int, depth: Int
    ) throws(ImageError) {
        var rest = tag
        while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
            let name = String(decoding: rest[..<equals].filter { !isSpace($0) }, as: UTF8.self)
            let value = rest[(equals + 1)...].drop(while: isSpace)
            guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
                let close = value.dropFirst().firstIndex(of: quote)
            else { return }
            let content = value[value.startIndex + 1..<close]
            if name == "href" || name.hasSuffix(":href"), element != "a" {
                try checkReference(content, by: element, maxPixels: maxPixels, depth: depth)
            } else {
                try checkCSS(content, maxPixels: maxPixels, depth: depth)
            }
            rest = rest[(close + 1)...]
        }
    }

    /// `url(…)` and `@import` in a style.
    private static func checkCSS(_ text: ArraySlice<UInt8>, maxPixels: Int, depth: Int) throws(ImageError) {
        guard text.contains(UInt8(ascii: "(")) || text.contains(UInt8(ascii: "@")) else { return }
        let style = Array(text)
        for at in style.indices {
            if style[at] == UInt8(ascii: "@"), lowercase(style, at: at, is: "@import") { throw outside("a style sheet file") }
            guard style[at] | 0x20 == UInt8(ascii: "u"), lowercase(style, at: at, is: "url(") else { continue }
            let body = style[(at + 4)...].prefix { $0 != UInt8(ascii: ")") }
            let value = body.drop {
                isSpace($0) || $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "&")
            }
            let plain =
                value.starts(with: Array("quot;".utf8)) || value.starts(with: Array("apos;".utf8)) ? value.dropFirst(5) : value
            try checkReference(plain, by: "style", maxPixels: maxPixels, depth: depth)
        }
    }

    private static func checkReference(_ value: ArraySlice<UInt8>, by element: String, maxPixels: Int, depth: Int)
        throws(ImageError)
    {
        let trimmed = value.drop(while: isSpace)
        guard let first = trimmed.first else { return }
        if first == UInt8(ascii: "#") { return }
        let text = String(decoding: trimmed.prefix(64), as: UTF8.self)
        guard text.lowercased().hasPrefix("data:") else {
            throw outside("\"\(text)\" (by <\(element)>)")
        }
        guard element == "image" || element == "feImage" else { return }
        guard let comma = trimmed.firstIndex(of: UInt8(ascii: ",")), text.lowercased().contains(";base64") else { return }
        let packed = trimmed[(comma + 1)...].filter { !isSpace($0) }
        guard let data = Data(base64Encoded: Data(packed), options: .ignoreUnknownCharacters), !data.isEmpty else { return }
        let bytes = SourceBytes(data)
        let format = try SourceFormat.detect(bytes)
        if format == .svg {
            guard depth < 3 else { throw ImageError(.unsupportedFormat, "the SVG holds SVG images nested too deep") }
            return try check([UInt8](data), maxPixels: maxPixels, depth: depth + 1)
        }
        if format == .svgz { throw ImageError(.unsupportedFormat, "the SVG embeds a compressed SVG") }
        _ = try Decoder(SourceFile(bytes: bytes, format: format), maxPixels: maxPixels, stop: { false })
    }

    private static func outside(_ what: String) -> ImageError {
        ImageError(.unsupportedFormat, "the SVG refers to \(what) outside of itself; embed it in the file")
    }

    private static func isExternalEntity(_ text: ArraySlice<UInt8>) -> Bool {
        let declaration = String(decoding: text.prefix { $0 != UInt8(ascii: ">") }.prefix(1024), as: UTF8.self)
        return declaration.split(whereSeparator: \.isWhitespace).dropFirst(2).prefix(3).contains {
            $0 == "SYSTEM" || $0 == "PUBLIC"
        }
    }

    // MARK: Text

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 9 || byte == 10 || byte == 13 }

    /// Behind the next `mark`, or the end.
    private static func end(of mark: StaticString, in text: [UInt8], from: Int) -> Int {
        var at = from
        while at < text.count {
            if text.has(mark, at: at) { return at + mark.utf8CodeUnitCount }
            at += 1
        }
        return text.count
    }

    /// The `>` that is not inside of quotes.
    private static func endOfTag(in text: [UInt8], from: Int) -> Int {
        var quote: UInt8?
        for at in from..<text.count {
            let byte = text[at]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: ">") {
                return at
            }
        }
        return text.count
    }

    private static func lowercase(_ text: [UInt8], at: Int, is word: String) -> Bool {
        let letters = Array(word.utf8)
        guard at + letters.count <= text.count else { return false }
        return letters.indices.allSatisfy { text[at + $0] == letters[$0] || text[at + $0] | 0x20 == letters[$0] }
    }
}
