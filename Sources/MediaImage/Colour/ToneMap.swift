/// Brings a high dynamic range into that of sRGB or Display P3.
///
/// Light is taken relative to a white of 203 nits (ITU-R BT.2408). Above that the roll-off of ITU-R BT.2390 applies to the
/// brightest channel, in steps of PQ, from the peak that the picture really has, so that hues stay and a picture without
/// highlights is not darkened.
struct ToneMap: Sendable {
    enum Transfer: Sendable { case pq, hlg }

    let transfer: Transfer
    let isWide: Bool
    let name: String
    /// Linear light of the source's primaries to that of the output's.
    private let matrix: Math.Matrix

    private static let white = 203.0

    /// `nil` where the transfer is none of high dynamic range.
    init?(_ points: CodePoints) {
        guard let transfer = Transfer(codePoint: points.transfer) else { return nil }
        let primaries = Primaries(codePoint: points.primaries) ?? .rec2020
        self.init(transfer: transfer, toD50: primaries.toD50, name: "HDR")
    }

    /// For a profile that says so by its `cicp` tag or by its name, as libjxl's do.
    init?(profile: ICCHeader) {
        let name = profile.description.uppercased()
        let words = name.split { !$0.isLetter && !$0.isNumber }
        var transfer: Transfer?
        if let points = profile.codePoints {
            transfer = Transfer(codePoint: points.transfer)
        } else if words.contains(where: { $0 == "PQ" || $0 == "PEQ" || $0.hasSuffix("2100PQ") || $0 == "ST2084" }) {
            transfer = .pq
        } else if words.contains(where: { $0 == "HLG" || $0.hasSuffix("2100HLG") }) {
            transfer = .hlg
        }
        guard let transfer else { return nil }
        let colourants = profile.rawColourants.map(Math.transpose)
        self.init(transfer: transfer, toD50: colourants ?? Primaries.rec2020.toD50, name: profile.description)
    }

    private init?(transfer: Transfer, toD50: Math.Matrix?, name: String) {
        guard let toD50, let srgb = Primaries.sRGB.toD50.flatMap(Math.inverse),
            let p3 = Primaries.displayP3.toD50.flatMap(Math.inverse)
        else { return nil }
        self.transfer = transfer
        isWide = Primaries.isWide(Math.multiply(srgb, toD50))
        matrix = Math.multiply(isWide ? p3 : srgb, toD50)
        self.name = name == "HDR" ? (transfer == .pq ? "HDR (PQ)" : "HDR (HLG)") : name
    }

    /// 8-bit pixels of the output space from interleaved RGB of 16 bits.
    func apply(_ pixels: [UInt16]) -> [UInt8] {
        let light = curve()
        let count = pixels.count / 3
        var peak: Float = 0
        var histogram = [Int](repeating: 0, count: 1024)
        var nits = [Float](repeating: 0, count: count * 3)
        for pixel in 0..<count {
            var (r, g, b) = (light[Int(pixels[3 * pixel])], light[Int(pixels[3 * pixel + 1])], light[Int(pixels[3 * pixel + 2])])
            if transfer == .hlg {
                // The system gamma of 1.2 for a display of 1000 nits.
                let luma = max(1e-6, 0.2627 * r + 0.6780 * g + 0.0593 * b)
                let gain = 1000 * Float(Math.power(Double(luma), 0.2))
                (r, g, b) = (r * gain, g * gain, b * gain)
            }
            nits[3 * pixel] = r
            nits[3 * pixel + 1] = g
            nits[3 * pixel + 2] = b
            let top = max(r, g, b)
            peak = max(peak, top)
            histogram[min(1023, Int(TransferCurve.pq(nits: Double(top)) * 1023))] += 1
        }
        // Single hot pixels do not decide the peak: one in ten thousand may clip.
        var left = count / 10_000
        var index = 1023
        while index > 0, histogram[index] <= left {
            left -= histogram[index]
            index -= 1
        }
        let content = min(Double(peak), TransferCurve.nits(pq: Double(index + 1) / 1023))
        return encode(nits, rollOff: RollOff(peak: max(content, ToneMap.white), target: ToneMap.white))
    }

    private func encode(_ nits: [Float], rollOff: RollOff) -> [UInt8] {
        let steps = 4096
        let gains = (0...steps).map { Float(rollOff.gain(nits: TransferCurve.nits(pq: Double($0) / Double(steps)))) }
        let encoded = (0...steps).map {
            UInt8(max(0, min(255, (TransferCurve.encoded(sRGB: Double($0) / Double(steps)) * 255).rounded())))
        }
        // A table in equal steps of light is too coarse near black: there the square root is the index.
        let dark = (0...steps).map {
            UInt8((TransferCurve.encoded(sRGB: Double($0 * $0) / Double(steps * steps)) * 255).rounded())
        }
        let m = matrix.map { $0.map(Float.init) }
        var result = [UInt8](repeating: 0, count: nits.count)
        for pixel in 0..<nits.count / 3 {
            let (r, g, b) = (nits[3 * pixel], nits[3 * pixel + 1], nits[3 * pixel + 2])
            let step = TransferCurve.pq(nits: Double(max(r, g, b))) * Double(steps)
            let gain = gains[min(steps, max(0, Int(step.rounded())))] / Float(ToneMap.white)
            for channel in 0..<3 {
                let value = max(0, min(1, (m[channel][0] * r + m[channel][1] * g + m[channel][2] * b) * gain))
                result[3 * pixel + channel] =
                    value > 0.1
                    ? encoded[Int((value * Float(steps)).rounded())] : dark[Int((value.squareRoot() * Float(steps)).rounded())]
            }
        }
        return result
    }

    /// What one code value of 16 bits means: nits for PQ, scene light for HLG.
    private func curve() -> [Float] {
        (0...65535).map { value in
            let encoded = Double(value) / 65535
            return Float(transfer == .pq ? TransferCurve.nits(pq: encoded) : TransferCurve.scene(hlg: encoded))
        }
    }
}

extension ToneMap.Transfer {
    /// ITU-T H.273: 16 is PQ, 18 is HLG.
    init?(codePoint: Int) {
        switch codePoint {
        case 16: self = .pq
        case 18: self = .hlg
        default: return nil
        }
    }
}

/// The roll-off of ITU-R BT.2390: linear in PQ up to a knee, then a Hermite spline to the target.
struct RollOff {
    private let peak: Double
    private let maximum: Double
    private let knee: Double

    init(peak: Double, target: Double) {
        self.peak = TransferCurve.pq(nits: peak)
        maximum = TransferCurve.pq(nits: target) / self.peak
        knee = max(0, 1.5 * maximum - 0.5)
    }

    /// The factor that brings this light below the target.
    func gain(nits: Double) -> Double {
        guard nits > 0, maximum < 1 else { return 1 }
        let value = min(1, TransferCurve.pq(nits: nits) / peak)
        guard value > knee else { return 1 }
        let t = (value - knee) / (1 - knee)
        let (t2, t3) = (t * t, t * t * t)
        let mapped = (2 * t3 - 3 * t2 + 1) * knee + (t3 - 2 * t2 + t) * (1 - knee) + (-2 * t3 + 3 * t2) * maximum
        return TransferCurve.nits(pq: mapped * peak) / nits
    }
}
