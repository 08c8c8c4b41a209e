internal import Foundation

/// The codec libraries that libvips brought into this process, by the names of their files: with them outputs change.
enum LoadedLibraries {
    private static let codecs: Set = [
        "heif", "aom", "x265", "jxl", "webp", "jpeg", "png16", "tiff", "rsvg-2", "lcms2", "SvtAv1Enc", "rav1e",
    ]

    /// "libheif 1.15.1", sorted; where the system does not tell what is loaded, none.
    static let versions: [String] = {
        versions(in: String(decoding: contents(of: "/proc/self/maps"), as: UTF8.self))
    }()

    /// All of a file whose size the system states as 0; a file that is read in one go ends after its first page.
    private static func contents(of path: String) -> [UInt8] {
        guard let stream = InputStream(fileAtPath: path) else { return [] }
        stream.open()
        defer { stream.close() }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = unsafe stream.read(&buffer, maxLength: buffer.count)
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
        }
    }

    /// - Parameter maps: lines that end in paths, as `/usr/lib/libheif.so.1.15.1`.
    static func versions(in maps: String) -> [String] {
        var found: Set<String> = []
        for line in maps.split(separator: "\n") {
            guard let file = line.split(separator: "/").last, file.hasPrefix("lib"), let mark = file.range(of: ".so.") else {
                continue
            }
            let name = file[..<mark.lowerBound]
            if codecs.contains(String(name.dropFirst(3))) { found.insert("\(name) \(file[mark.upperBound...])") }
        }
        return found.sorted()
    }
}
