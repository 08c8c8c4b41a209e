internal import CLibVips

/// zlib, for the chunks of PNG and for SVG files packed with gzip.
enum Zlib {
    /// A zlib stream at the best ratio.
    static func deflate(_ bytes: [UInt8]) -> [UInt8]? {
        var count = compressBound(uLong(bytes.count))
        var result = [UInt8](repeating: 0, count: Int(count))
        guard unsafe compress2(&result, &count, bytes, uLong(bytes.count), 9) == Z_OK else { return nil }
        return Array(result[..<Int(count)])
    }

    static func checksum(_ bytes: [UInt8]) -> UInt32 { UInt32(truncatingIfNeeded: unsafe crc32(0, bytes, uInt(bytes.count))) }

    enum InflateResult: Equatable {
        case whole([UInt8])
        case incomplete, damaged, tooLarge
    }

    /// Unpacks a whole gzip or zlib stream of at most `limit` bytes.
    static func inflate(_ bytes: [UInt8], limit: Int) -> InflateResult {
        var stream = unsafe z_stream()
        guard unsafe nl_inflate_start(&stream) == Z_OK else { return .damaged }
        defer { unsafe inflateEnd(&stream) }
        var input = bytes
        var output: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 64 << 10)
        return unsafe input.withUnsafeMutableBufferPointer { source in
            unsafe stream.next_in = source.baseAddress
            unsafe stream.avail_in = uInt(source.count)
            while true {
                let (status, count) = unsafe buffer.withUnsafeMutableBufferPointer { target in
                    unsafe stream.next_out = target.baseAddress
                    unsafe stream.avail_out = uInt(target.count)
                    let status = unsafe CLibVips.inflate(&stream, Z_NO_FLUSH)
                    return unsafe (status, target.count - Int(stream.avail_out))
                }
                output += buffer[..<count]
                if output.count > limit { return .tooLarge }
                if status == Z_STREAM_END { return .whole(output) }
                if status == Z_BUF_ERROR || (status == Z_OK && count == 0) { return .incomplete }
                if status != Z_OK { return .damaged }
            }
        }
    }
}
