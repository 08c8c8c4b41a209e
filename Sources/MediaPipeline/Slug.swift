import Foundation

/// The part of an output's name that people recognise.
enum Slug {
    static let limit = 48

    /// Lower-case ASCII letters, digits and single hyphens, at most 48 of them, from a source's file name without its
    /// extension; accents are dropped, everything else becomes a hyphen; "media" where nothing is left.
    static func of(fileName: String) -> String {
        let name = (fileName as NSString).lastPathComponent
        let stem = (name as NSString).deletingPathExtension
        var slug = ""
        for scalar in (stem.isEmpty ? name : stem).decomposedStringWithCompatibilityMapping.unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9": slug.unicodeScalars.append(scalar)
            case "A"..."Z": slug += String(scalar).lowercased()
            case _ where scalar.properties.canonicalCombiningClass != .notReordered: continue
            case _ where !slug.isEmpty && !slug.hasSuffix("-"): slug += "-"
            default: continue
            }
        }
        slug = String(slug.prefix(limit))
        while slug.hasSuffix("-") { slug.removeLast() }
        return slug.isEmpty ? "media" : slug
    }
}
