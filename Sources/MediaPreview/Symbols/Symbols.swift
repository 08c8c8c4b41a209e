import Foundation

/// Free icons in the place of SF Symbols, which are Apple's and may not be shipped.
enum Symbols {
    private static let icons: [Substring: Substring] = Dictionary(
        names.split(whereSeparator: \.isWhitespace).compactMap { entry in
            let parts = entry.split(separator: "=")
            return parts.count == 2 ? (parts[0], parts[1]) : nil
        }, uniquingKeysWith: { first, _ in first })

    private static let paths: [Substring: [String]] = Dictionary(
        shapes.split(separator: "\n").map { line in
            let parts = line.split(separator: "|")
            return (parts[0], parts.dropFirst().map(String.init))
        }, uniquingKeysWith: { first, _ in first })

    /// The icon of a symbol, or that of the longest shorter name: "star" serves for "star.square.on.square".
    static func symbol(_ name: String) -> PageContent.Symbol? {
        var parts = name.split(separator: ".")
        var isNear = false
        while !parts.isEmpty {
            let short = parts.joined(separator: ".")
            let filled = name.hasSuffix(".fill") ? icons[Substring(short + ".fill")] : nil
            if let icon = filled ?? icons[Substring(short)], let paths = paths[icon] {
                return PageContent.Symbol(paths: paths, isNear: isNear)
            }
            parts.removeLast()
            isNear = true
        }
        return nil
    }
}
