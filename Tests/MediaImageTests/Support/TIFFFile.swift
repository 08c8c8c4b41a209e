import Foundation

/// Writes uncompressed little-endian TIFF files.
struct TIFFFile {
    /// PhotometricInterpretation.
    enum Kind: Int { case whiteIsZero = 0, blackIsZero = 1, rgb = 2, cmyk = 5, lab = 8 }

    var width: Int
    var height: Int
    var depth = 8
    /// Samples of a pixel, extra ones included.
    var samples: Int
    var kind: Kind
    /// Rows as they stand in the file.
    var bytes: [UInt8]
    var orientation = 1
    /// ExtraSamples: 1 for alpha that is multiplied in, 2 for straight alpha.
    var extra: Int?
    var profile: [UInt8] = []
    var pages = 1

    var data: Data {
        var file: [UInt8] = Array("II".utf8) + little(42, 2) + little(8, 4)
        for page in 0..<pages { appendPage(&file, isLast: page == pages - 1) }
        return Data(file)
    }

    private func appendPage(_ file: inout [UInt8], isLast: Bool) {
        var entries: [(tag: Int, type: Int, values: [Int])] = [
            (256, 4, [width]), (257, 4, [height]), (258, 3, [Int](repeating: depth, count: samples)), (259, 3, [1]),
            (262, 3, [kind.rawValue]), (273, 4, [0]), (274, 3, [orientation]), (277, 3, [samples]), (278, 4, [height]),
            (279, 4, [bytes.count]), (284, 3, [1]),
        ]
        if let extra { entries.append((338, 3, [extra])) }
        if !profile.isEmpty { entries.append((34675, 7, profile.map(Int.init))) }
        let start = file.count
        var beyond = start + 2 + 12 * entries.count + 4
        var table: [UInt8] = little(entries.count, 2)
        var values: [UInt8] = []
        let pixels =
            beyond + entries.reduce(0) { $0 + ($1.type == 7 ? $1.values.count : $1.values.count > 2 ? $1.values.count * 2 : 0) }
        for entry in entries {
            let size = entry.type == 4 ? 4 : entry.type == 3 ? 2 : 1
            let packed = (entry.tag == 273 ? [pixels] : entry.values).flatMap { little($0, size) }
            table += little(entry.tag, 2) + little(entry.type, 2) + little(entry.values.count, 4)
            if packed.count <= 4 {
                table += packed + [UInt8](repeating: 0, count: 4 - packed.count)
            } else {
                table += little(beyond, 4)
                beyond += packed.count
                values += packed
            }
        }
        file += table + little(isLast ? 0 : pixels + bytes.count, 4) + values + bytes
    }

    private func little(_ value: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(value >> (8 * $0) & 0xff) } }
}

/// EXIF blocks.
enum ExifBlock {
    /// A TIFF header and one entry.
    static func orientation(_ value: Int) -> [UInt8] {
        Array("MM\0*".utf8) + [0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(value), 0, 0, 0, 0, 0, 0]
    }
}
