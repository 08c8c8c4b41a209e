internal import CLibVips

extension Placeholder {
    /// Of a square in its output space; transparency stands over white, as in a sheet.
    init(of square: Picture, output: ColourPlan.Output) throws(ImageError) {
        var picture = try square.flattened(on: (255, 255, 255))
        let side = min(64, picture.width)
        picture = try picture.resized(width: side, height: side)
        if output == .displayP3 {
            picture = try picture.tagged(profile: ICCWriter.displayP3).transformed(to: "srgb")
        }
        let pixels = try picture.bytes()
        var sums = [0, 0, 0]
        for index in pixels.indices { sums[index % 3] += Int(pixels[index]) }
        let count = max(1, pixels.count / 3)
        let hex = sums.map { sum -> String in
            let value = String((sum + count / 2) / count, radix: 16)
            return value.count < 2 ? "0" + value : value
        }
        self.init(
            blurhash: BlurHash.encode(pixels, width: picture.width, height: picture.height), color: "#" + hex.joined())
    }
}
