/// The formats that are decoded, found by content alone.
enum SourceFormat: String, Sendable {
    case jpeg, png, gif, webp, tiff, avif, heic, jxl, svg, svgz

    /// As people name it.
    var name: String {
        switch self {
        case .jpeg: "JPEG"
        case .png: "PNG"
        case .gif: "GIF"
        case .webp: "WebP"
        case .tiff: "TIFF"
        case .avif: "AVIF"
        case .heic: "HEIC"
        case .jxl: "JPEG XL"
        case .svg: "SVG"
        case .svgz: "SVG (gzip)"
        }
    }

    /// Whether libheif reads it: orientation and crop are then applied already.
    var isHEIF: Bool { self == .avif || self == .heic }

    static let accepted = "JPEG, PNG, WebP, AVIF, HEIC, JPEG XL, TIFF, GIF or SVG"

    /// The format of these first bytes (64 KB are enough).
    ///
    /// - Throws: `unsupportedFormat` that names what the content is, or `notAnImage`.
    static func detect(_ bytes: some ByteSource) throws(ImageError) -> SourceFormat {
        if bytes.has([0xff, 0xd8, 0xff], at: 0) { return .jpeg }
        if bytes.has([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], at: 0) { return .png }
        if bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0) { return .gif }
        if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) { return .webp }
        for (order, magic) in [("II", [0x2a, 0]), ("II", [0x2b, 0]), ("MM", [0, 0x2a]), ("MM", [0, 0x2b])] as [(String, [UInt8])]
        {
            if bytes.has(Array(order.utf8) + magic, at: 0) { return .tiff }
        }
        if bytes.has([0xff, 0x0a], at: 0) || bytes.has([0, 0, 0, 0x0c] + Array("JXL ".utf8), at: 0) { return .jxl }
        if bytes.has("ftyp", at: 4) { return try detectISOMedia(bytes) }
        if let other = ForeignFormat.detect(bytes) { throw other }
        if bytes.has([0x1f, 0x8b], at: 0) { return .svgz }
        if let root = XMLRoot.name(bytes) {
            if root == "svg" || root.hasSuffix(":svg") { return .svg }
            let kind = root.lowercased() == "html" ? "an HTML page" : "an XML document (<\(root.prefix(40))>)"
            throw ImageError(.notAnImage, "\(kind), not an image")
        }
        let isText = (0..<min(bytes.count, 512)).allSatisfy { bytes[$0] >= 0x20 || [9, 10, 12, 13].contains(bytes[$0]) }
        throw ImageError(.notAnImage, "\(isText ? "text" : "data of an unknown format"), not an image (\(accepted))")
    }

    /// The `ftyp` box lists the brands: of still images, image sequences, or films.
    private static func detectISOMedia(_ bytes: some ByteSource) throws(ImageError) -> SourceFormat {
        let end = min(bytes.big32(0) ?? 0, bytes.count, 4096)
        var brands: [String] = []
        for at in [8] + stride(from: 16, to: end, by: 4) {
            if let brand = bytes.tag(at) { brands.append(brand) }
        }
        let major = brands.first ?? ""
        if brands.contains("avif") { return .avif }
        let stills: Set = ["heic", "heix", "heim", "heis", "mif1", "mif2"]
        if stills.contains(major) { return .heic }
        if major == "avis" {
            throw ImageError(.unsupportedFormat, "an animated AVIF sequence without a still image; use it as a video item")
        }
        if !stills.isDisjoint(with: brands) { return .heic }
        if ["hevc", "hevx", "msf1"].contains(major) {
            throw ImageError(.unsupportedFormat, "an animated HEIF sequence without a still image; use it as a video item")
        }
        if major == "crx " { throw ImageError(.unsupportedFormat, "a Canon raw photo; export it as one of \(accepted)") }
        throw ImageError(.notAnImage, "a film (MP4 or QuickTime), not an image; make it a video item")
    }
}
