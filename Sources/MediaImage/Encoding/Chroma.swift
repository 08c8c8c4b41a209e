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
                    let at = [y * width + x, y * width + x + 1, (y + 1) * width + x, (y + 1) * width + x + 1]
                    var (cb, cr) = (SIMD4<Float>(), SIMD4<Float>())
                    for index in 0..<4 {
                        let p = at[index] * bands
                        let (r, g, b) = unsafe (Float(pixels[p]), Float(pixels[p + 1]), Float(pixels[p + 2]))
                        cb[index] = -0.168736 * r - 0.331264 * g + 0.5 * b
                        cr[index] = 0.5 * r - 0.418688 * g - 0.081312 * b
                    }
                    let (meanB, meanR) = (cb.sum() / 4, cr.sum() / 4)
                    for index in 0..<4 where max(abs(cb[index] - meanB), abs(cr[index] - meanR)) > visible { changed += 1 }
                    for row in [at[0], at[2]] {
                        var equal = true
                        for channel in 0..<3 {
                            let difference = unsafe Int(pixels[row * bands + channel]) - Int(pixels[(row + 1) * bands + channel])
                            if abs(difference) > 2 { equal = false }
                        }
                        if equal { flat += 2 }
                    }
                }
            }
        }
        let count = Double((width / 2) * (height / 2) * 4)
        return (Double(changed) / count, Double(flat) / count)
    }
}
