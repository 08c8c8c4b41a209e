internal import CLibVips

/// What a picture's pixels mean, and which of the two output spaces they go to. Decided from the header alone.
struct ColourPlan {
    enum Output: Sendable { case sRGB, displayP3 }

    enum Conversion {
        /// The values are what they should be already.
        case none
        /// Through this ICC profile.
        case profile([UInt8])
        /// Through libvips' built-in profile of this name.
        case builtIn(String)
        /// CIELAB and the like, by libvips' own arithmetic.
        case colourspace
        /// Down from a high dynamic range.
        case toneMap(ToneMap)
    }

    var conversion: Conversion
    var output: Output
    /// As people name it.
    var name: String
    var warnings: [String] = []

    /// Whether stored values are output values, but for their depth.
    var keepsValues: Bool {
        if case .none = conversion { return true }
        return false
    }
}

extension ColourPlan {
    /// Reads the colour facts in the order in which they outrank each other: HDR code points, ICC, other code points, cHRM and gAMA.
    init(header: Picture, source: SourceFile) {
        let channels = Channels(header)
        var points: CodePoints?
        var chunks: PNGChunks?
        switch source.format {
        case .png:
            let read = PNGChunks(source.bytes)
            chunks = read
            points = read.codePoints
        case .avif, .heic: points = HEIFBoxes(source.bytes).codePoints
        default: break
        }

        if channels.space == .rgb, let points, let map = ToneMap(points) {
            self.init(conversion: .toneMap(map), output: map.isWide ? .displayP3 : .sRGB, name: map.name)
            return
        }
        var warnings: [String] = []
        let outranked = source.format == .png && points != nil
        if let profile = header.blob(VIPS_META_ICC_NAME), !outranked {
            if let plan = ColourPlan(profile: profile, channels: channels) {
                self = plan
                return
            }
            let cause =
                ICCHeader(profile).map { "it is for \($0.space.label) pixels, the image has \(channels.space.label)" }
                ?? "it is damaged"
            warnings.append("the colour profile was ignored: \(cause)")
        }
        self.init(untagged: channels, points: points, described: chunks?.described)
        self.warnings = warnings
    }

    /// Colour by number, by cHRM and gAMA, or by convention: untagged pixels keep their values.
    private init(untagged channels: Channels, points: CodePoints?, described: (primaries: Primaries, gamma: Double)?) {
        switch channels.space {
        case .cmyk:
            self.init(conversion: .builtIn("cmyk"), output: .sRGB, name: "CMYK (untagged)")
        case .lab:
            self.init(conversion: .colourspace, output: .sRGB, name: "CIELAB")
        case .other:
            self.init(conversion: .colourspace, output: .sRGB, name: "linear or scientific")
        case .grey:
            self.init(conversion: .none, output: .sRGB, name: "grey (untagged)")
        case .rgb:
            self.init(conversion: .none, output: .sRGB, name: "sRGB (untagged)")
            if let points, let primaries = Primaries(codePoint: points.primaries) {
                name =
                    points.primaries == 1 ? "sRGB" : points.primaries == 12 ? "Display P3" : "H.273 primaries \(points.primaries)"
                let curve = ICCWriter.Curve(transfer: points.transfer)
                if let profile = ICCWriter.profile(name: name, primaries: primaries, curve: curve) { convert(from: profile) }
            } else if let described {
                name = "cHRM and gAMA"
                let usual = abs(described.gamma - 0.45455) < 0.01
                let curve: ICCWriter.Curve = usual ? .sRGB : .gamma(1 / described.gamma)
                if let profile = ICCWriter.profile(name: name, primaries: described.primaries, curve: curve) {
                    convert(from: profile)
                }
            }
        }
    }

    /// `nil` where the profile cannot be meant for these pixels.
    private init?(profile: [UInt8], channels: Channels) {
        guard let header = ICCHeader(profile) else { return nil }
        let name =
            switch header.description {
            case "": "ICC profile"
            case "sP3C": "Display P3"  // The name that libvips' built-in profile gives itself.
            default: header.description
            }
        switch (header.space, channels.space) {
        case (.rgb, .rgb):
            if let map = ToneMap(profile: header) {
                self.init(conversion: .toneMap(map), output: map.isWide ? .displayP3 : .sRGB, name: name)
                return
            }
            self.init(conversion: .none, output: .sRGB, name: name)
            convert(from: profile)
        case (.grey, .grey), (.cmyk, .cmyk), (.lab, .lab):
            self.init(conversion: .profile(profile), output: .sRGB, name: name)
        default: return nil
        }
        guard case .profile = conversion else { return }
        if !ColourPlan.works(profile, channels: channels, output: output) { return nil }
    }

    /// Chooses the output space for an RGB profile, and no conversion where the profile is that space.
    private mutating func convert(from profile: [UInt8]) {
        guard let header = ICCHeader(profile) else { return }
        conversion = .profile(profile)
        if let colourants = header.colourants, let toD50 = Primaries.sRGB.toD50, let inverse = Math.inverse(toD50) {
            output = Primaries.isWide(Math.multiply(inverse, Math.transpose(colourants))) ? .displayP3 : .sRGB
            let target: Primaries = output == .displayP3 ? .displayP3 : .sRGB
            if header.isSame(as: target) {
                conversion = .none
                // libjxl makes profiles whose names are codes.
                if name.hasPrefix("RGB_") { name = output == .displayP3 ? "Display P3" : "sRGB" }
            }
        } else if header.tag("A2B0") != nil {
            output = ColourPlan.reachesBeyondSRGB(profile) ? .displayP3 : .sRGB
        }
    }

    /// Tries a profile of tables on the corners of its cube, against Display P3 and sRGB.
    private static func reachesBeyondSRGB(_ profile: [UInt8]) -> Bool {
        let corners: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255]
        guard let patch = try? Picture.pixels(corners, width: 3, height: 1, bands: 3).tagged(profile: profile),
            let wide = try? patch.transformed(to: "p3").bytes(), wide.count == 9,
            let toSRGB = Primaries.displayP3.matrix(to: .sRGB)
        else { return false }
        return (0..<3).contains { index in
            let linear = (0..<3).map { TransferCurve.linear(sRGB: Double(wide[3 * index + $0]) / 255) }
            return Math.multiply(toSRGB, linear).contains { $0 < -0.07 || $0 > 1.07 }
        }
    }

    /// Whether the colour engine accepts the profile at all, on one pixel.
    private static func works(_ profile: [UInt8], channels: Channels, output: Output) -> Bool {
        guard let patch = try? channels.onePixel().tagged(profile: profile) else { return false }
        return (try? patch.transformed(to: output == .displayP3 ? "p3" : "srgb").bytes()) != nil
    }
}

extension ICCWriter.Curve {
    /// By the transfer characteristics of ITU-T H.273. Camera curves count as sRGB, as viewers treat stills.
    init(transfer: Int) {
        switch transfer {
        case 4: self = .gamma(2.2)
        case 5: self = .gamma(2.8)
        case 8: self = .gamma(1)
        default: self = .sRGB
        }
    }
}

extension ICCHeader {
    /// Whether a matrix profile is this space with the curve of sRGB, within what 8 bits can show.
    func isSame(as primaries: Primaries) -> Bool {
        guard let colourants, let matrix = primaries.toD50 else { return false }
        for (column, colourant) in colourants.enumerated() {
            for row in 0..<3 where abs(colourant[row] - matrix[row][column]) > 0.0025 { return false }
        }
        for channel in ["rTRC", "gTRC", "bTRC"] {
            for step in 0...16 {
                let encoded = Double(step) / 16
                guard let linear = linear(encoded, channel: channel) else { return false }
                if abs(TransferCurve.encoded(sRGB: linear) - encoded) > 0.006 { return false }
            }
        }
        return true
    }
}
