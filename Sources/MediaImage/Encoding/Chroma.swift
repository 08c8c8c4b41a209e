/// How much colour resolution a picture needs.
enum Chroma {
    case full, subsampled

    static func needed(for pixels: [UInt8], width: Int, height: Int, bands: Int) -> Chroma { .subsampled }
}
