/// Turns byte offsets of a text into what editors show.
struct SourceText: Sendable {
    private static let blockSize = 1024

    private let bytes: [UInt8]
    private let lineStarts: [Int]
    /// Code points before each block: a manifest may be one long line, and each of its items asks for a column.
    private let codePointsBeforeBlock: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [JSONParser.byteOrderMark.elementsEqual(bytes.prefix(3)) ? 3 : 0]
        var counts: [Int] = []
        var codePoints = 0
        for (index, byte) in bytes.enumerated() {
            if index % Self.blockSize == 0 { counts.append(codePoints) }
            if Self.isFirstByte(byte) { codePoints += 1 }
            let isLoneReturn = byte == UInt8(ascii: "\r") && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
            if byte == UInt8(ascii: "\n") || isLoneReturn { starts.append(index + 1) }
        }
        lineStarts = starts
        codePointsBeforeBlock = counts + [codePoints]
    }

    /// Line and column, both from 1. Columns count code points, as most editors do; a byte order mark does not count.
    func position(of offset: Int) -> (line: Int, column: Int) {
        var low = 0
        var high = lineStarts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        let start = lineStarts[low]
        let end = min(max(offset, start), bytes.count)
        return (low + 1, codePoints(before: end) - codePoints(before: start) + 1)
    }

    private func codePoints(before offset: Int) -> Int {
        let block = offset / Self.blockSize
        let rest = bytes[min(block * Self.blockSize, bytes.count)..<offset]
        return codePointsBeforeBlock[min(block, codePointsBeforeBlock.count - 1)] + rest.count(where: Self.isFirstByte)
    }

    private static func isFirstByte(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}
