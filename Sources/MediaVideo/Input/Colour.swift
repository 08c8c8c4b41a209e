internal import CLibAV

/// How the samples of a picture are to be read: everything that decides its conversion to BT.709.
struct PictureKind: Hashable, Sendable {
    var width: Int
    var height: Int
    var format: AVPixelFormat
    var matrix: AVColorSpace
    var range: AVColorRange
    var primaries: AVColorPrimaries
    var transfer: AVColorTransferCharacteristic
    var aspectNumerator: Int
    var aspectDenominator: Int
    /// The file does not name its matrix; the one here is a guess by size.
    var isMatrixGuessed: Bool

    static func == (a: PictureKind, b: PictureKind) -> Bool {
        a.width == b.width && a.height == b.height && a.format == b.format && a.matrix == b.matrix && a.range == b.range
            && a.primaries == b.primaries && a.transfer == b.transfer && a.aspectNumerator == b.aspectNumerator
            && a.aspectDenominator == b.aspectDenominator
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
        hasher.combine(format.rawValue)
    }

    init(
        width: Int, height: Int, format: AVPixelFormat, matrix: AVColorSpace, range: AVColorRange, primaries: AVColorPrimaries,
        transfer: AVColorTransferCharacteristic, aspectNumerator: Int, aspectDenominator: Int, isMatrixGuessed: Bool
    ) {
        self.width = width
        self.height = height
        self.format = format
        self.matrix = matrix
        self.range = range
        self.primaries = primaries
        self.transfer = transfer
        self.aspectNumerator = aspectNumerator
        self.aspectDenominator = aspectDenominator
        self.isMatrixGuessed = isMatrixGuessed
    }

    /// The kind of a decoded frame; what the frame does not say is taken from the stream, and what that does not say is
    /// guessed: BT.709 from 720 lines on, else BT.601; limited range.
    init(_ frame: Frame, stream: AVCodecParameters?, aspect: AVRational) {
        let raw = unsafe frame.pointer.pointee
        width = frame.width
        height = frame.height
        format = frame.format
        aspectNumerator = max(1, Int(aspect.num))
        aspectDenominator = max(1, Int(aspect.den))
        primaries = unsafe raw.color_primaries.isStated ? raw.color_primaries : stream?.color_primaries ?? AVCOL_PRI_UNSPECIFIED
        transfer = unsafe raw.color_trc.isStated ? raw.color_trc : stream?.color_trc ?? AVCOL_TRC_UNSPECIFIED
        var matrix = unsafe raw.colorspace.isStated ? raw.colorspace : stream?.color_space ?? AVCOL_SPC_UNSPECIFIED
        var range =
            unsafe raw.color_range != AVCOL_RANGE_UNSPECIFIED ? raw.color_range : stream?.color_range ?? AVCOL_RANGE_UNSPECIFIED
        isMatrixGuessed = false
        if PixelFormat.isRGB(format) {
            (matrix, range) = (AVCOL_SPC_RGB, AVCOL_RANGE_JPEG)
        } else {
            if !matrix.isStated || matrix == AVCOL_SPC_RGB {
                isMatrixGuessed = !PixelFormat.isGrey(format)
                matrix = min(width, height) >= 720 || height >= 720 ? AVCOL_SPC_BT709 : AVCOL_SPC_SMPTE170M
                if primaries == AVCOL_PRI_BT2020 { matrix = AVCOL_SPC_BT2020_NCL }
            }
            if PixelFormat.isFullRangeByName(format) { range = AVCOL_RANGE_JPEG }
            if range == AVCOL_RANGE_UNSPECIFIED { range = PixelFormat.isGrey(format) ? AVCOL_RANGE_JPEG : AVCOL_RANGE_MPEG }
        }
        self.matrix = matrix
        self.range = range
    }

    /// Writes the kind into a frame, so that filters see what was decided and not what was missing.
    func tag(_ frame: Frame) {
        unsafe frame.pointer.pointee.colorspace = matrix
        unsafe frame.pointer.pointee.color_range = range
        unsafe frame.pointer.pointee.color_primaries = primaries
        unsafe frame.pointer.pointee.color_trc = transfer
        unsafe frame.pointer.pointee.sample_aspect_ratio = LibAV.ratio(aspectNumerator, aspectDenominator)
    }

    /// High dynamic range is a matter of the transfer function, not of the bit depth.
    var isHDR: Bool { transfer == AVCOL_TRC_ARIB_STD_B67 || transfer == AVCOL_TRC_SMPTE2084 }
    var isHLG: Bool { transfer == AVCOL_TRC_ARIB_STD_B67 }

    /// Colours outside of BT.709's triangle, or a matrix that the scaler does not know: a job for zimg.
    var needsGamutMapping: Bool {
        if [AVCOL_PRI_BT2020, AVCOL_PRI_SMPTE431, AVCOL_PRI_SMPTE432].contains(primaries) { return true }
        return [AVCOL_SPC_BT2020_CL, AVCOL_SPC_YCGCO, AVCOL_SPC_ICTCP, AVCOL_SPC_CHROMA_DERIVED_NCL].contains(matrix)
    }

    /// The scaler's word for the matrix.
    var scalerMatrix: String {
        switch matrix {
        case AVCOL_SPC_BT709: "bt709"
        case AVCOL_SPC_FCC: "fcc"
        case AVCOL_SPC_SMPTE240M: "smpte240m"
        case AVCOL_SPC_BT2020_NCL, AVCOL_SPC_BT2020_CL: "bt2020"
        default: "bt601"
        }
    }

    /// zimg's word for the matrix.
    var zimgMatrix: String {
        switch matrix {
        case AVCOL_SPC_RGB: "gbr"
        case AVCOL_SPC_BT709: "709"
        case AVCOL_SPC_FCC: "fcc"
        case AVCOL_SPC_SMPTE240M: "240m"
        case AVCOL_SPC_BT2020_NCL: "2020_ncl"
        case AVCOL_SPC_BT2020_CL: "2020_cl"
        case AVCOL_SPC_YCGCO: "ycgco"
        case AVCOL_SPC_ICTCP: "ictcp"
        case AVCOL_SPC_CHROMA_DERIVED_NCL: "chroma-derived-nc"
        default: "470bg"
        }
    }

    /// zimg's word for the primaries.
    var zimgPrimaries: String {
        switch primaries {
        case AVCOL_PRI_BT2020: "2020"
        case AVCOL_PRI_SMPTE431: "smpte431"
        case AVCOL_PRI_SMPTE432: "smpte432"
        case AVCOL_PRI_SMPTE170M, AVCOL_PRI_SMPTE240M: "170m"
        case AVCOL_PRI_BT470BG: "470bg"
        default: isHDR ? "2020" : "709"
        }
    }

    /// "BT.709 limited", "HLG BT.2020", …
    var title: String {
        if isHDR { return (isHLG ? "HLG" : "PQ") + (primaries == AVCOL_PRI_SMPTE432 ? " Display P3" : " BT.2020") }
        if matrix == AVCOL_SPC_RGB { return primaries == AVCOL_PRI_SMPTE432 ? "Display P3" : "sRGB" }
        let name =
            switch matrix {
            case AVCOL_SPC_BT709: "BT.709"
            case AVCOL_SPC_BT2020_NCL, AVCOL_SPC_BT2020_CL: "BT.2020"
            case AVCOL_SPC_SMPTE240M: "SMPTE 240M"
            case AVCOL_SPC_YCGCO: "YCgCo"
            default: "BT.601"
            }
        return name + (range == AVCOL_RANGE_JPEG ? " full" : " limited") + (isMatrixGuessed ? " (untagged)" : "")
    }
}

extension AVColorSpace { var isStated: Bool { self != AVCOL_SPC_UNSPECIFIED && self != AVCOL_SPC_RESERVED } }
extension AVColorPrimaries {
    var isStated: Bool { self != AVCOL_PRI_UNSPECIFIED && self != AVCOL_PRI_RESERVED0 && self != AVCOL_PRI_RESERVED }
}
extension AVColorTransferCharacteristic {
    var isStated: Bool { self != AVCOL_TRC_UNSPECIFIED && self != AVCOL_TRC_RESERVED0 && self != AVCOL_TRC_RESERVED }
}
