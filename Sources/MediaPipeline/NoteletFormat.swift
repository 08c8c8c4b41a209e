import Foundation
import NotesManifest

/// A format or codec, and whether every iPhone with iOS 17 decodes it.
struct NoteletFormat: Hashable {
    /// Why not; `nil` where it does.
    var problem: String?

    private init(_ name: String, isFine: Bool, advice: String = "") {
        problem = isFine ? nil : "iOS 17 does not decode \(name)\(advice)"
    }

    private static let av1 = NoteletFormat("AV1", isFine: false, advice: " before the iPhone 15 Pro")

    // MARK: - By what `inspect` says

    /// - Parameter format: "AVIF", "Animated WebP", "MP4".
    init(_ format: String, of kind: MediaKind) {
        let format = String(format.trimmingPrefix("Animated "))
        let fine = kind == .image ? Self.images : Self.containers
        self.init(format, isFine: fine.contains(format.lowercased()))
    }

    private static let images: Set = ["jpeg", "png", "apng", "gif", "webp", "tiff", "avif", "heic", "jpeg xl"]
    private static let containers: Set = ["mp4", "quicktime"]

    /// - Parameter codec: with its profile, as "H.264 High".
    init(codec: String) {
        let lowered = codec.lowercased()
        if lowered.hasPrefix("av1") {
            self = Self.av1
        } else if lowered.hasPrefix("h.264") {
            let isDeep = ["high 10", "4:2:2", "4:4:4"].contains { lowered.contains($0) }
            self.init(codec, isFine: !isDeep, advice: ", only 8 bits in 4:2:0")
        } else {
            self.init(codec, isFine: ["hevc", "mpeg4", "mjpeg", "prores"].contains { lowered.hasPrefix($0) })
        }
    }

    // MARK: - By what the manifest says

    /// `nil` for a type that says nothing.
    init?(mimeType: String) {
        let type = mimeType.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
        guard type.hasPrefix("image/") || type.hasPrefix("video/") else { return nil }
        self.init(type, isFine: Self.types.contains(type))
    }

    private static let types: Set = [
        "image/jpeg", "image/png", "image/apng", "image/gif", "image/webp", "image/avif", "image/heic", "image/heif",
        "image/jxl", "image/tiff", "image/bmp", "image/jp2", "video/mp4", "video/quicktime", "video/x-m4v",
    ]

    /// By an RFC 6381 string, as `avc1.64002A,mp4a.40.2`; `nil` where it holds no codec of a video.
    init?(codecs: String) {
        for codec in codecs.split(separator: ",").map({ $0.trimmingCharacters(in: .whitespaces) }) {
            switch codec.prefix(4).lowercased() {
            case "avc1", "avc3":
                // profile_idc of High 10, High 4:2:2 and High 4:4:4 Predictive (ITU-T H.264, A.2).
                let isDeep = ["6e", "7a", "f4"].contains(codec.dropFirst(5).prefix(2).lowercased())
                self.init(codec, isFine: !isDeep, advice: ", only 8 bits in 4:2:0")
            case "hvc1", "dvh1", "mp4v": self.init(codec, isFine: true)
            case "hev1", "dvhe": self.init(codec, isFine: false, advice: "; Apple's players want HEVC as hvc1")
            case "av01": self = Self.av1
            case "vp08", "vp09": self.init(codec, isFine: false)
            default: continue
            }
            return
        }
        return nil
    }

    /// By the ending of a URL's path, where that is of a format that is not decoded; `nil` otherwise: an ending proves nothing.
    init?(fileNameOf url: String) {
        let path = url.prefix { $0 != "?" && $0 != "#" }
        guard let name = path.split(separator: "/").last, let dot = name.lastIndex(of: "."), dot != name.startIndex else {
            return nil
        }
        let ending = name[name.index(after: dot)...].lowercased()
        guard Self.foreignEndings.contains(ending) else { return nil }
        self.init("." + ending, isFine: false)
    }

    private static let foreignEndings: Set = [
        "svg", "svgz", "pdf", "eps", "ai", "webm", "mkv", "avi", "flv", "f4v", "ogv", "ogg", "wmv", "asf", "mpg", "mpeg",
    ]
}
