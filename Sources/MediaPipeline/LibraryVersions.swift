import MediaImage
import MediaVideo

/// The libraries at work, for people and for the recipe digest: "libvips 8.14.1", "libavcodec 59.37.100".
public var libraryVersions: [String] { ImageRenderer.libraryVersions + VideoRenderer.libraryVersions }
