/// Finds the root element of a text that may be XML, without a parser that expands anything.
enum XMLRoot {
    /// The root's qualified name, or `nil` where the bytes do not begin like XML.
    static func name(_ bytes: some ByteSource) -> String? {
        var at = bytes.has([0xef, 0xbb, 0xbf], at: 0) ? 3 : 0
        let limit = min(bytes.count, 64 << 10)
        while at < limit {
            let byte = bytes[at]
            if [0x20, 9, 10, 13].contains(byte) {
                at += 1
            } else if bytes.has("<!--", at: at) {
                guard let end = find("-->", in: bytes, from: at + 4, limit: limit) else { return nil }
                at = end + 3
            } else if bytes.has("<?", at: at) {
                guard let end = find("?>", in: bytes, from: at + 2, limit: limit) else { return nil }
                at = end + 2
            } else if bytes.has("<!", at: at) {
                guard let end = endOfDeclaration(in: bytes, from: at, limit: limit) else { return nil }
                at = end
            } else if byte == UInt8(ascii: "<") {
                var name: [UInt8] = []
                at += 1
                while at < limit, name.count < 128, isNameByte(bytes[at]) {
                    name.append(bytes[at])
                    at += 1
                }
                return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
            } else {
                return nil
            }
        }
        return nil
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...0xff:
            true
        default: false
        }
    }

    private static func find(_ text: StaticString, in bytes: some ByteSource, from: Int, limit: Int) -> Int? {
        var at = from
        while at < limit {
            if bytes.has(text, at: at) { return at }
            at += 1
        }
        return nil
    }

    /// Behind the `>` that closes a `<!DOCTYPE … [ … ]>`.
    private static func endOfDeclaration(in bytes: some ByteSource, from: Int, limit: Int) -> Int? {
        var depth = 0
        var at = from
        var quote: UInt8?
        while at < limit {
            let byte = bytes[at]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "<") {
                depth += 1
            } else if byte == UInt8(ascii: ">") {
                depth -= 1
                if depth == 0 { return at + 1 }
            }
            at += 1
        }
        return nil
    }
}
