/// What a source holds beside its first picture.
struct Animation {
    var frames = 1
    /// Seconds of one pass.
    var duration: Double?
    /// Pages of a TIFF, of which only the first is used.
    var pages = 1

    /// Seconds that a delay in a file means: browsers take 10 ms and less for 100 ms.
    static func seconds(milliseconds: Int) -> Double { milliseconds <= 10 ? 0.1 : Double(milliseconds) / 1000 }

    init(_ source: SourceFile, header: Picture?) {
        var delays: [Int] = []
        switch source.format {
        case .gif: delays = GIFBlocks(source.bytes)?.delays.map { $0 * 10 } ?? []
        case .webp: delays = WebPChunks(source.bytes)?.delays ?? []
        case .png:
            if let animation = PNGChunks(source.bytes).animation { (frames, duration) = (animation.frames, animation.duration) }
        case .jxl: frames = max(1, header?.integer("n-pages") ?? 1)
        case .tiff: pages = max(1, header?.integer("n-pages") ?? 1)
        default: break
        }
        if delays.count > 1 {
            frames = delays.count
            duration = delays.reduce(0) { $0 + Animation.seconds(milliseconds: $1) }
        }
    }
}
