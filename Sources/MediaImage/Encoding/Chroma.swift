/// How much colour resolution a picture needs.
///
/// Halving it (4:2:0) saves a fifth of a photo's bytes and does not show there; on thin coloured text it does. So the loss is
/// measured: the share of pixels whose colour would be far from what it was. Flat art, where neighbours are equal, is judged
/// more strictly than a photo, whose texture hides the loss.
enum Chroma {
    case full, subsampled

    /// A change of Cb or Cr, of 255, that shows on an edge.
    private static let visible: Float = 24
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
                for x in stride(from: 0, to: width - 1, by: 2) {
                    let (upper, lower) = ((y * width + x) * bands, ((y + 1) * width + x) * bands)
                    let r = unsafe four(pixels, upper, lower, bands)
                    let g = unsafe four(pixels, upper + 1, lower + 1, bands)
                    let b = unsafe four(pixels, upper + 2, lower + 2, bands)
                    let cb = -0.168736 * r - 0.331264 * g + 0.5 * b
                    let cr = 0.5 * r - 0.418688 * g - 0.081312 * b
                    let lost = abs(cb - cb.sum() / 4, or: cr - cr.sum() / 4)
                    for index in 0..<4 where lost[index] > visible { changed += 1 }
                    let (dr, dg, db) = (steps(r), steps(g), steps(b))
                    for row in 0..<2 where max(dr[row], dg[row], db[row]) <= 2 { flat += 2 }
                }
            }
        }
        let count = Double((width / 2) * (height / 2) * 4)
        return (Double(changed) / count, Double(flat) / count)
    }

    /// One channel of two by two pixels.
    private static func four(_ pixels: UnsafeBufferPointer<UInt8>, _ upper: Int, _ lower: Int, _ bands: Int) -> SIMD4<Float> {
        unsafe SIMD4(Float(pixels[upper]), Float(pixels[upper + bands]), Float(pixels[lower]), Float(pixels[lower + bands]))
    }

    /// The larger magnitude, lane by lane.
    private static func abs(_ a: SIMD4<Float>, or b: SIMD4<Float>) -> SIMD4<Float> {
        pointwiseMax(pointwiseMax(a, -a), pointwiseMax(b, -b))
    }

    /// From left to right in the upper and the lower row.
    private static func steps(_ v: SIMD4<Float>) -> SIMD2<Float> {
        let difference = v.evenHalf - v.oddHalf
        return pointwiseMax(difference, -difference)
    }
}
