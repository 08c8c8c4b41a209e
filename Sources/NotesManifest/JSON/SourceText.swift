/// Turns byte offsets of a text into what editors show.
struct SourceText: Sendable {
    private let bytes: [UInt8]
    private let lineStarts: [Int]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [JSONParser.byteOrderMark.elementsEqual(bytes.prefix(3)) ? 3 : 0]
        for index in bytes.indices {
            let isBreak =
                bytes[index] == UInt8(ascii: "\n")
                || (bytes[index] == UInt8(ascii: "\r") && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n")))
            if isBreak { starts.append(index + 1) }
        }
        lineStarts = starts
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
        return (low + 1, String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars.count + 1)
    }
}
