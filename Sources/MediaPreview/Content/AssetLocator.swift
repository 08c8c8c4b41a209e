import Foundation

/// Says where the page loads a file from that the manifest names.
struct AssetLocator {
    /// The folder that is shown, every link followed.
    let root: String
    /// The manifest's folder, in it.
    let base: String
    let target: PageTarget

    /// What a URL of the manifest comes to.
    struct Place {
        var href: String?
        /// Absolute, where the file is on this machine.
        var path: String?
        var note: String?
        var isMissing = false
        /// Scheme, host and port, where it is loaded from another machine.
        var origin: String?
    }

    func locate(_ url: String) -> Place {
        if let scheme = Self.scheme(of: url) { return locate(url, scheme: scheme) }
        if url.hasPrefix("//") { return Place(note: "a URL without a scheme, which no app can load") }
        let withoutQuery = String(url.prefix { $0 != "?" && $0 != "#" })
        // As typed, or percent-encoded.
        for name in [url, withoutQuery.removingPercentEncoding ?? withoutQuery] {
            let path = Paths.absolute(name.hasPrefix("/") ? name : base + "/" + name)
            if let place = local(path) { return place }
        }
        let path = Paths.absolute(base + "/" + (withoutQuery.removingPercentEncoding ?? withoutQuery))
        guard !url.hasPrefix("/"), Paths.isBelow(path, root) else {
            return Place(note: "leads out of the folder \((root as NSString).lastPathComponent)/")
        }
        return Place(href: target.href(path, root: root), note: "there is no such file", isMissing: true)
    }

    /// A file below the root; `nil` where there is none.
    private func local(_ path: String) -> Place? {
        guard Paths.isBelow(path, root), Paths.stamp(path) != nil, let real = Paths.real(path) else { return nil }
        guard Paths.isBelow(real, root) else {
            return Place(note: "a link that leads out of the folder \((root as NSString).lastPathComponent)/")
        }
        return Place(href: target.href(path, root: root), path: path)
    }

    /// An absolute URL: before the upload its file lies beside the manifest.
    private func locate(_ url: String, scheme: String) -> Place {
        guard let parts = URLComponents(string: url), scheme == "https" || scheme == "http" else {
            return Place(note: "\(scheme): URLs are not loaded")
        }
        if let name = parts.path.split(separator: "/").last, var place = local(base + "/" + name) {
            place.note = "shown from the file beside the manifest"
            return place
        }
        guard scheme == "https" else { return Place(note: "iOS does not load plain http: URLs") }
        guard let host = parts.host, !host.isEmpty, host.utf8.allSatisfy(Self.isHostByte) else {
            return Place(note: "not a URL that can be loaded")
        }
        let origin = "https://\(host)" + (parts.port.map { ":\($0)" } ?? "")
        return Place(href: url, note: "loaded from \(host)", origin: origin)
    }

    /// Only these may come into the content-security policy.
    private static func isHostByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
            true
        default: false
        }
    }

    /// The lower-case scheme of an absolute URL, of two letters at least (RFC 3986 §3.1).
    static func scheme(of url: String) -> String? {
        guard let colon = url.firstIndex(of: ":") else { return nil }
        let scheme = url[..<colon]
        guard scheme.utf8.count > 1, let first = scheme.first, first.isASCII, first.isLetter,
            scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
        else { return nil }
        return scheme.lowercased()
    }
}

/// Where the page will stand, which decides what its links look like.
enum PageTarget {
    /// Behind the server, at its root.
    case server
    /// In a file in this folder.
    case file(folder: String)

    var isServed: Bool { if case .server = self { true } else { false } }

    /// - Parameter path: absolute, below the root.
    func href(_ path: String, root: String) -> String {
        switch self {
        case .server: "/" + Paths.relativeURL(of: path, from: root)
        case .file(let folder): Paths.relativeURL(of: path, from: folder)
        }
    }
}
