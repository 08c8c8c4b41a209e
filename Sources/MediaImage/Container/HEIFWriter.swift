/// Adds a property to a HEIC or AVIF file that libheif has written.
enum HEIFWriter {
    /// The file with an ICC profile on its primary item; `nil` where its boxes are not as expected.
    static func insert(colour profile: [UInt8], into file: [UInt8]) -> [UInt8]? {
        insert(property: ColourTag.big(profile.count + 12, 4) + Array("colrprof".utf8) + profile, into: file)
    }

    /// The file with these primaries and this transfer in its `nclx`; the matrix stays, since it tells how the pixels were coded.
    static func set(_ points: CodePoints, in file: [UInt8]) -> [UInt8]? {
        let numbers = ColourTag.big(points.primaries, 2) + ColourTag.big(points.transfer, 2)
        guard let place = HEIFBoxes(file).codePointsAt else {
            // libheif writes none for HEVC, which it codes by BT.601 in full range.
            return insert(property: [0, 0, 0, 19] + Array("colrnclx".utf8) + numbers + [0, 6, 0x80], into: file)
        }
        var result = file
        result.replaceSubrange(place..<place + 4, with: numbers)
        return result
    }

    /// The file with one more property, a whole box, on its primary item.
    static func insert(property: [UInt8], into file: [UInt8]) -> [UInt8]? {
        let top = HEIFBoxes.boxes(of: file, in: 0..<file.count)
        guard let meta = top.first(where: { $0.type == "meta" }), meta.body.count > 4, meta.body.lowerBound - meta.start == 8
        else { return nil }
        let children = HEIFBoxes.boxes(of: file, in: meta.body.lowerBound + 4..<meta.body.upperBound)
        guard let iprp = children.first(where: { $0.type == "iprp" }), let iloc = children.first(where: { $0.type == "iloc" }),
            let primary = HEIFBoxes(file).primary
        else { return nil }
        let parts = HEIFBoxes.boxes(of: file, in: iprp.body)
        guard let ipco = parts.first(where: { $0.type == "ipco" }), let ipma = parts.first(where: { $0.type == "ipma" }),
            let head = file.big32(ipma.body.lowerBound), head == 0, let entries = file.big32(ipma.body.lowerBound + 4)
        else { return nil }
        let index = HEIFBoxes.boxes(of: file, in: ipco.body).count + 1
        guard index < 128 else { return nil }

        var result = file
        var growth = 0
        var at = ipma.body.lowerBound + 8
        for _ in 0..<entries {
            guard let id = file.big16(at), let count = file.byte(at + 2) else { return nil }
            if id == primary {
                guard count < 255 else { return nil }
                result[at + 2] += 1
                result.insert(UInt8(index), at: at + 3 + count)
                growth = 1
                break
            }
            at += 3 + count
        }
        guard growth == 1, ipma.start >= ipco.body.upperBound else { return nil }
        result.insert(contentsOf: property, at: ipco.body.upperBound)
        let shift = growth + property.count
        func grow(_ box: HEIFBoxes.Box, by count: Int, at start: Int) {
            guard let size = result.big32(start) else { return }
            result.replaceSubrange(start..<start + 4, with: ColourTag.big(size + count, 4))
        }
        grow(meta, by: shift, at: meta.start)
        grow(iprp, by: shift, at: iprp.start)
        grow(ipco, by: property.count, at: ipco.start)
        grow(ipma, by: growth, at: ipma.start + property.count)
        guard iloc.start < iprp.start else { return nil }
        return move(iloc.body, in: result, by: shift, behind: meta.body.upperBound)
    }

    /// Raises the offsets of all extents that lie behind `limit`.
    private static func move(_ iloc: Range<Int>, in file: [UInt8], by shift: Int, behind limit: Int) -> [UInt8]? {
        var result = file
        guard let version = file.byte(iloc.lowerBound), version < 3, let sizes = file.big16(iloc.lowerBound + 4) else {
            return nil
        }
        let (offsetSize, lengthSize, baseSize) = (sizes >> 12, sizes >> 8 & 15, sizes >> 4 & 15)
        let indexSize = version == 0 ? 0 : sizes & 15
        var at = iloc.lowerBound + 6
        guard let count = version < 2 ? file.big16(at) : file.big32(at), offsetSize == 4 || offsetSize == 8,
            baseSize == 0 || baseSize == 4
        else { return nil }
        at += version < 2 ? 2 : 4
        for _ in 0..<count {
            at += version < 2 ? 2 : 4
            var method = 0
            if version > 0 {
                method = (file.big16(at) ?? 0) & 15
                at += 2
            }
            at += 2
            let base = baseSize == 0 ? 0 : file.big32(at) ?? 0
            if method == 0, base > 0 {
                guard base >= limit else { return nil }
                result.replaceSubrange(at..<at + 4, with: ColourTag.big(base + shift, 4))
            }
            at += baseSize
            guard let extents = file.big16(at) else { return nil }
            at += 2
            for _ in 0..<extents {
                at += indexSize
                let low = at + offsetSize - 4
                guard let offset = file.big32(low) else { return nil }
                if method == 0, base == 0 {
                    guard offset >= limit else { return nil }
                    result.replaceSubrange(low..<low + 4, with: ColourTag.big(offset + shift, 4))
                }
                at += offsetSize + lengthSize
            }
        }
        return result
    }
}
