/// The segments of the first image in a JPEG file: what follows its end (an MPO's second image, a film) is left alone.
struct JPEGSegments {
    struct Segment {
        var marker: UInt8
        /// From the marker on.
        var range: Range<Int>
    }

    /// Segments up to the end of image; the entropy-coded data belongs to the SOS segment before it.
    let segments: [Segment]
    /// Whether the end of image was reached.
    let isComplete: Bool

    init(_ bytes: any ByteSource) {
        var segments: [Segment] = []
        var at = 2
        var isComplete = false
        scan: while let mark = bytes.byte(at), mark == 0xff, let code = bytes.byte(at + 1), segments.count < 100_000 {
            switch code {
            case 0xff: at += 1
            case 0xd9:
                isComplete = true
                break scan
            case 0x01, 0xd0...0xd8: at += 2
            default:
                guard let length = bytes.big16(at + 2), length >= 2 else { break scan }
                let start = at
                at += 2 + length
                if code == 0xda { at = JPEGSegments.endOfScan(bytes, from: at) }
                segments.append(Segment(marker: UInt8(code), range: start..<min(at, bytes.count)))
            }
        }
        self.segments = segments
        self.isComplete = isComplete
    }

    /// The next marker that is neither a stuffed byte nor a restart.
    private static func endOfScan(_ bytes: any ByteSource, from: Int) -> Int {
        var at = from
        while let byte = bytes.byte(at) {
            if byte == 0xff, let code = bytes.byte(at + 1), code != 0, code != 0xff, !(0xd0...0xd7).contains(code) { return at }
            at += 1
        }
        return at
    }

    /// The marker of the frame header: 0xc0 baseline, 0xc2 progressive.
    var frameMarker: UInt8? {
        segments.first { (0xc0...0xcf).contains($0.marker) && ![0xc4, 0xc8, 0xcc].contains($0.marker) }?.marker
    }
}
