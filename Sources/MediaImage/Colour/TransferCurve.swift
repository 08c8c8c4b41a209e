internal import Foundation

/// Encoded values 0…1 and light, for the curves that images use.
enum TransferCurve {
    static func linear(sRGB value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : Math.power((value + 0.055) / 1.055, 2.4)
    }

    static func encoded(sRGB light: Double) -> Double {
        light <= 0.0031308 ? max(0, light) * 12.92 : 1.055 * Math.power(light, 1 / 2.4) - 0.055
    }

    /// SMPTE ST 2084: candela per square metre.
    static func nits(pq value: Double) -> Double {
        let p = Math.power(value, 1 / 78.84375)
        return 10_000 * Math.power(max(0, p - 0.8359375) / (18.8515625 - 18.6875 * p), 1 / 0.1593017578125)
    }

    static func pq(nits: Double) -> Double {
        let y = Math.power(max(0, nits) / 10_000, 0.1593017578125)
        return Math.power((0.8359375 + 18.8515625 * y) / (1 + 18.6875 * y), 78.84375)
    }

    /// ARIB STD-B67: scene light, 1 at the peak.
    static func scene(hlg value: Double) -> Double {
        value <= 0.5 ? value * value / 3 : (exp((value - 0.55991073) / 0.17883277) + 0.28466892) / 12
    }
}
