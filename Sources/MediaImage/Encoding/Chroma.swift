/// How much colour resolution a picture needs.
///
/// Halving it (4:2:0) saves a fifth of a photo's bytes and does not show there; on thin coloured text it does. So the loss is
/// measured: the share of pixels whose colour would be far from what it was. Flat art, where neighbours are equal, is judged
/// more strictly than a photo, whose texture hides the loss.
enum Chroma {
    case full, subsampled

    /// A change of Cb or Cr, of 255, that shows on an edge.
    private static let visible: Int32 = 24
    private static let limitOfFlatArt = 0.0006
    private static let limitOfPhotos = 0.005
    /// Share of equal neighbours from which a picture counts as flat art; measured: screenshots 0.90…0.99, photos 0.05…0.88.
    private static let flatness = 0.9

    /// What `loss` asks for.
    static func needed(for pixels: [UInt8], width: Int, height: Int, bands: Int) -> Chroma {
        let loss = loss(of: pixels, width: width, height: height, bands: bands)
        return loss.changed > (loss.flat >= flatness ? limitOfFlatArt : limitOfPhotos) ? .full : .subsampled
    }

    /// Shares of all pixels: those whose colour changes visibly, and those that equal their right neighbour.
    static func loss(of pixels: [UInt8], width: Int, height: Int, bands: Int) -> (changed: Double, flat: Double) {
        guard width > 1, height > 1, bands >= 3 else { return (0, 1) }
        var (changed, flat) = (0, 0)
        unsafe pixels.withUnsafeBufferPointer { pixels in
            for y in stride(from: 0, to: height - 1, by: 2) {
                var (upper, lower) = (y * width * bands, (y + 1) * width * bands)
                for _ in 0..<(width / 2) {
                    // Plain integers: this runs over every pixel of every rendition, and costs a fifth of what vectors of
                    // four floats do.
                    let a = unsafe Pixel(pixels, upper)
                    let b = unsafe Pixel(pixels, upper + bands)
                    let c = unsafe Pixel(pixels, lower)
                    let d = unsafe Pixel(pixels, lower + bands)
                    let cb = a.cb &+ b.cb &+ c.cb &+ d.cb
                    let cr = a.cr &+ b.cr &+ c.cr &+ d.cr
                    changed &+= a.isFar(cb, cr) &+ b.isFar(cb, cr) &+ c.isFar(cb, cr) &+ d.isFar(cb, cr)
                    flat &+= a.isLike(b) &+ c.isLike(d)
                    upper &+= 2 &* bands
                    lower &+= 2 &* bands
                }
            }
        }
        let count = Double((width / 2) * (height / 2) * 4)
        return (Double(changed) / count, Double(flat) / count)
    }

    private struct Pixel {
        let r: Int32
        let g: Int32
        let b: Int32
        /// ITU-T T.871's Cb and Cr without their offset, in 65536ths.
        let cb: Int32
        let cr: Int32

        @inline(__always)
        init(_ pixels: UnsafeBufferPointer<UInt8>, _ at: Int) {
            r = unsafe Int32(pixels[at])
            g = unsafe Int32(pixels[at &+ 1])
            b = unsafe Int32(pixels[at &+ 2])
            cb = 32768 &* b &- 11058 &* r &- 21710 &* g
            cr = 32768 &* r &- 27439 &* g &- 5329 &* b
        }

        /// 1 where the mean of four pixels, whose sums are given, would change the colour visibly.
        @inline(__always)
        func isFar(_ cb: Int32, _ cr: Int32) -> Int {
            let most = max(Swift.abs(4 &* self.cb &- cb), Swift.abs(4 &* self.cr &- cr))
            return most > 4 &* 65536 &* Chroma.visible ? 1 : 0
        }

        /// 2, for both pixels, where the neighbour is equal but for noise.
        @inline(__always)
        func isLike(_ other: Pixel) -> Int {
            max(Swift.abs(r &- other.r), Swift.abs(g &- other.g), Swift.abs(b &- other.b)) <= 2 ? 2 : 0
        }
    }
}
