internal import Foundation

/// The codec libraries that came into this process with libvips, by the names of their files: with them outputs change.
///
/// Only such as are there as soon as libvips has started; plug-ins come later, and a list must be the same in every run.
enum LoadedLibraries {
    private static let codecs: Set = [
        "heif", "aom", "x265", "jxl", "webp", "jpeg", "png16", "tiff", "rsvg-2", "lcms2",
    ]

    /// "libheif 1.15.1", sorted; where the system does not tell what is loaded, none.
    static let versions: [String] = {
        // The kernel makes the file up while it is read: it has no size, and comes in pieces.
        guard let file = FileHandle(forReadingAtPath: "/proc/self/maps") else { return [] }
        defer { try? file.close() }
        var maps = Data()
        while let piece = try? file.read(upToCount: 1 << 16), !piece.isEmpty { maps += piece }
        return versions(in: String(decoding: maps, as: UTF8.self))
    }()

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
