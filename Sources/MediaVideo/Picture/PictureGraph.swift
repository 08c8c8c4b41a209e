internal import CLibAV

/// Text of the filter graph that makes a decoded, progressive frame a finished picture: 8-bit yuv420p in limited BT.709.
///
/// One function per row of the input table, in the order in which they run. Everything costly runs after the crop and the
/// reduction, so it touches as few pixels as it can.
struct PictureGraph {
    let kind: PictureKind
    let layout: SquareLayout
    let orientation: Orientation
    let background: FramePlacement.Background?
    let hdr: HDRMetadata
    /// Whether a picture that leaves a part of its square free is filled up.
    var isFilled = true

    static let timeBase = LibAV.ratio(1, 1_000_000)

    /// The whole graph.
    var text: String {
        var steps: [String] = []
        steps += crop
        steps += flattenAlpha
        steps += scale
        steps += mapToStandardRange
        steps += orientation.filters
        steps += ["setsar=1", "format=yuv420p"]
        return steps.joined(separator: ",") + standInSquare
    }

    /// The square part of the stored picture; whole chroma samples.
    private var crop: [String] {
        if layout.cropWidth == kind.width && layout.cropHeight == kind.height { return [] }
        return ["crop=\(layout.cropWidth):\(layout.cropHeight):\(layout.cropX):\(layout.cropY)"]
    }

    private var hasAlpha: Bool { PixelFormat.hasAlpha(kind.format) }

    /// Transparent pixels stand on the background, before scaling can mix their hidden colours into the edges.
    private var flattenAlpha: [String] {
        guard hasAlpha else { return [] }
        let (r, g, b) = colour
        return [
            "scale=flags=\(FilterGraph.scalerFlags)\(inputColours)", "format=rgba",
            "split[front][back];[back]lutrgb=r=\(r):g=\(g):b=\(b):a=255[solid];[solid][front]overlay=format=rgb", "format=gbrp",
        ]
    }

    private var inputColours: String {
        if kind.matrix == AVCOL_SPC_RGB { return "" }
        return ":in_color_matrix=\(kind.scalerMatrix):in_range=\(kind.range == AVCOL_RANGE_JPEG ? "pc" : "tv")"
    }

    private var isMappedByZimg: Bool { (kind.isHDR || kind.needsGamutMapping) && !hasAlpha }

    /// To the size in the square, with square pixels; in the plain case also to limited BT.709.
    private var scale: [String] {
        let size = "scale=\(layout.scaledWidth):\(layout.scaledHeight):flags=\(FilterGraph.scalerFlags)"
        if isMappedByZimg {
            let isRGB = kind.matrix == AVCOL_SPC_RGB
            return [size, "format=\(isRGB ? "gbrp16" : "yuv444p16")"]
        }
        return [size + (hasAlpha ? "" : inputColours) + ":out_color_matrix=bt709:out_range=tv", "format=yuv420p"]
    }

    /// HDR is tone-mapped, wider colours are brought into BT.709; both on the reduced picture. The chroma is reduced last, by
    /// the scaler: zimg works in slices, and where they part would depend on their number.
    private var mapToStandardRange: [String] {
        guard isMappedByZimg else { return [] }
        let range = kind.range == AVCOL_RANGE_JPEG ? "full" : "limited"
        if kind.isHDR {
            let transfer = kind.isHLG ? "arib-std-b67" : "smpte2084"
            return [
                "zscale=min=\(kind.zimgMatrix):tin=\(transfer):pin=\(kind.zimgPrimaries):rin=\(range):t=linear:npl=100",
                "format=gbrpf32le", "zscale=p=709", "tonemap=hable:desat=0:peak=\(hdr.peak(isHLG: kind.isHLG))",
                "zscale=t=709:m=709:r=limited", "format=yuv444p",
                "scale=flags=\(FilterGraph.scalerFlags)", "format=yuv420p",
            ]
        }
        return [
            "zscale=min=\(kind.zimgMatrix):tin=709:pin=\(kind.zimgPrimaries):rin=\(range):p=709:t=709:m=709:r=limited",
            "format=yuv420p",
        ]
    }

    /// A whole picture stands on a colour, or on a blurred and enlarged copy of itself.
    private var standInSquare: String {
        let shown = orientation.transposes ? (layout.scaledHeight, layout.scaledWidth) : (layout.scaledWidth, layout.scaledHeight)
        guard isFilled, shown.0 < layout.side || shown.1 < layout.side else { return "" }
        let under: String
        if case .blur = background {
            let part = min(shown.0, shown.1) / 2 * 2
            // Reduced to a few pixels and enlarged again in two smooth steps: FFmpeg's own Gaussian filter reads memory that
            // it has not written when pictures are small, and gives another result each time.
            let few = 12
            under =
                "crop=\(part):\(part),scale=\(few):\(few):flags=area+accurate_rnd+bitexact,"
                + "scale=\(few * 6):\(few * 6):flags=gauss+accurate_rnd+bitexact,"
                + "scale=\(layout.side):\(layout.side):flags=bicubic+accurate_rnd+bitexact"
        } else {
            let (y, u, v) = PictureGraph.limited709(colour)
            under = "scale=\(layout.side):\(layout.side):flags=fast_bilinear,lutyuv=y=\(y):u=\(u):v=\(v)"
        }
        return
            ",split[whole][copy];[copy]\(under)[under];[under][whole]overlay=\(layout.offsetX):\(layout.offsetY):format=yuv420,format=yuv420p"
    }

    private var colour: (red: UInt8, green: UInt8, blue: UInt8) {
        if case .color(let red, let green, let blue) = background { return (red, green, blue) }
        return (0, 0, 0)
    }

    /// The limited BT.709 code of an sRGB colour.
    static func limited709(_ colour: (red: UInt8, green: UInt8, blue: UInt8)) -> (y: Int, u: Int, v: Int) {
        let (r, g, b) = (Double(colour.red) / 255, Double(colour.green) / 255, Double(colour.blue) / 255)
        let y = 0.2126 * r + 0.7152 * g + 0.0722 * b
        return (
            Int((16 + 219 * y).rounded()), Int((128 + 224 * (b - y) / 1.8556).rounded()),
            Int((128 + 224 * (r - y) / 1.5748).rounded())
        )
    }

    /// From one rung to the next smaller one.
    static func reduction(to side: Int) -> String { "scale=\(side):\(side):flags=\(FilterGraph.scalerFlags),format=yuv420p" }

    /// From a finished picture to sRGB for the poster.
    static let toRGB = "scale=flags=\(FilterGraph.scalerFlags):in_color_matrix=bt709:in_range=tv:out_range=pc,format=rgb24"

    /// The kind of every finished picture.
    static func finished(side: Int) -> PictureKind { finished(width: side, height: side) }

    static func finished(width: Int, height: Int) -> PictureKind {
        PictureKind(
            width: width, height: height, format: AV_PIX_FMT_YUV420P, matrix: AVCOL_SPC_BT709, range: AVCOL_RANGE_MPEG,
            primaries: AVCOL_PRI_BT709, transfer: AVCOL_TRC_BT709, aspectNumerator: 1, aspectDenominator: 1,
            isMatrixGuessed: false)
    }
}
