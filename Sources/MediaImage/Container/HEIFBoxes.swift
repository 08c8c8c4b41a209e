/// The item boxes of a HEIC or AVIF file, as far as libvips does not tell them: the primary item's `colr`, and what else is inside.
struct HEIFBoxes {
    struct Box {
        var type: String
        /// Where its header begins.
        var start: Int
        /// The payload.
        var body: Range<Int>
    }

    /// Colour by number of the primary item, or of its first tile.
    private(set) var codePoints: CodePoints?
    /// Where they stand in the file.
    private(set) var codePointsAt: Int?
    /// Types of the primary item's properties: "irot", "imir", "clap", "colr".
    private(set) var properties: Set<String> = []
    /// Coded size of the primary item.
    private(set) var size: Size?
    /// Type of each item by its id: "av01", "grid", "Exif", "mime".
    private(set) var itemTypes: [Int: String] = [:]
    private(set) var primary: Int?
    /// Whether the primary item's colours are multiplied by its alpha.
    private(set) var isPremultiplied = false

    private let bytes: any ByteSource

    /// Reads what it understands; a file that makes no sense leaves the facts empty, and libheif to refuse it.
    init(_ bytes: any ByteSource) {
        self.bytes = bytes
        guard let meta = boxes(in: 0..<bytes.count).first(where: { $0.type == "meta" }), meta.body.count > 4 else { return }
        let children = boxes(in: meta.body.lowerBound + 4..<meta.body.upperBound)
        func child(_ type: String) -> Box? { children.first { $0.type == type } }

        if let pitm = child("pitm"), let version = bytes.byte(pitm.body.lowerBound) {
            primary = version == 0 ? bytes.big16(pitm.body.lowerBound + 4) : bytes.big32(pitm.body.lowerBound + 4)
        }
        if let iinf = child("iinf") { readItems(iinf.body) }
        guard let primary else { return }
        var items = [primary]
        if let iref = child("iref") {
            let references = readReferences(iref.body)
            items += references.filter { $0.type == "dimg" && $0.from == primary }.flatMap(\.to)
            isPremultiplied = references.contains { $0.type == "prem" && $0.from == primary }
        }
        if let iprp = child("iprp") { readColour(iprp.body, items: items) }
    }

    /// The boxes that stand in a range, one after the other.
    func boxes(in range: Range<Int>) -> [Box] { HEIFBoxes.boxes(of: bytes, in: range) }

    static func boxes(of bytes: any ByteSource, in range: Range<Int>) -> [Box] {
        var result: [Box] = []
        var at = range.lowerBound
        while at + 8 <= range.upperBound, result.count < 10_000, let size = bytes.big32(at), let type = bytes.tag(at + 4) {
            var header = 8
            var length = size
            if size == 1 {
                guard let large = bytes.big64(at + 8) else { break }
                length = large
                header = 16
            } else if size == 0 {
                length = range.upperBound - at
            }
            guard length >= header, length <= range.upperBound - at else { break }
            result.append(Box(type: type, start: at, body: at + header..<at + length))
            at += length
        }
        return result
    }

    private mutating func readItems(_ body: Range<Int>) {
        guard let version = bytes.byte(body.lowerBound) else { return }
        for entry in boxes(in: body.lowerBound + (version == 0 ? 6 : 8)..<max(body.lowerBound + 8, body.upperBound))
        where entry.type == "infe" {
            let at = entry.body.lowerBound
            guard let version = bytes.byte(at), version >= 2 else { continue }
            let id = version == 2 ? bytes.big16(at + 4) : bytes.big32(at + 4)
            if let id, let type = bytes.tag(at + (version == 2 ? 8 : 10)) { itemTypes[id] = type }
        }
    }

    private func readReferences(_ body: Range<Int>) -> [(type: String, from: Int, to: [Int])] {
        let wide = bytes.byte(body.lowerBound) == 1
        let step = wide ? 4 : 2
        func id(_ at: Int) -> Int? { wide ? bytes.big32(at) : bytes.big16(at) }
        guard body.count >= 4 else { return [] }
        return boxes(in: body.lowerBound + 4..<body.upperBound).compactMap { box in
            let at = box.body.lowerBound
            guard let from = id(at), let count = bytes.big16(at + step), count * step + step + 2 <= box.body.count else {
                return nil
            }
            return (box.type, from, (0..<count).compactMap { id(at + step + 2 + $0 * step) })
        }
    }

    private mutating func readColour(_ body: Range<Int>, items: [Int]) {
        let parts = boxes(in: body)
        guard let ipco = parts.first(where: { $0.type == "ipco" }) else { return }
        let properties = boxes(in: ipco.body)
        var associations: [Int: [Int]] = [:]
        for ipma in parts where ipma.type == "ipma" {
            associations.merge(readAssociations(ipma.body)) { $0 + $1 }
        }
        for index in associations[primary ?? -1] ?? [] where index > 0 && index <= properties.count {
            let property = properties[index - 1]
            self.properties.insert(property.type)
            if property.type == "ispe", let width = bytes.big32(property.body.lowerBound + 4),
                let height = bytes.big32(property.body.lowerBound + 8)
            {
                size = Size(width: width, height: height)
            }
        }
        for item in items {
            for index in associations[item] ?? [] where index > 0 && index <= properties.count {
                let property = properties[index - 1]
                guard property.type == "colr", bytes.has("nclx", at: property.body.lowerBound),
                    let primaries = bytes.big16(property.body.lowerBound + 4),
                    let transfer = bytes.big16(property.body.lowerBound + 6)
                else { continue }
                codePointsAt = property.body.lowerBound + 4
                codePoints = CodePoints(primaries: primaries, transfer: transfer)
                return
            }
        }
    }

    private func readAssociations(_ body: Range<Int>) -> [Int: [Int]] {
        guard let head = bytes.big32(body.lowerBound), let count = bytes.big32(body.lowerBound + 4) else { return [:] }
        let (wideID, wideIndex) = (head >> 24 > 0, head & 1 == 1)
        var result: [Int: [Int]] = [:]
        var at = body.lowerBound + 8
        for _ in 0..<min(count, 100_000) {
            guard at < body.upperBound, let id = wideID ? bytes.big32(at) : bytes.big16(at) else { break }
            at += wideID ? 4 : 2
            guard let entries = bytes.byte(at) else { break }
            at += 1
            var indices: [Int] = []
            for _ in 0..<entries {
                if let index = wideIndex ? bytes.big16(at).map({ $0 & 0x7fff }) : bytes.byte(at).map({ $0 & 0x7f }) {
                    indices.append(index)
                }
                at += wideIndex ? 2 : 1
            }
            result[id, default: []] += indices
        }
        return result
    }
}
