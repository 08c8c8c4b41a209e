internal import Foundation

/// The codec libraries that libvips brought into this process, by the names of their files: with them outputs change.
enum LoadedLibraries {
    private static let codecs: Set = [
        "heif", "aom", "x265", "jxl", "webp", "jpeg", "png16", "tiff", "rsvg-2", "lcms2", "SvtAv1Enc", "rav1e",
    ]

    /// "libheif 1.15.1", sorted; where the system does not tell what is loaded, none.
    static let versions: [String] = {
        guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else { return [] }
        return versions(in: maps)
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
