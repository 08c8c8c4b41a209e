internal import CLibAV

/// A finished picture as sRGB pixels.
enum PosterPicture {
    static func rgb(_ picture: Frame) throws(VideoError) -> RawFrame {
        let input = try picture.reference()
        let kind = PictureGraph.finished(width: picture.width, height: picture.height)
        kind.tag(input)
        let graph = try FilterGraph(PictureGraph.toRGB, picture: kind, timeBase: PictureGraph.timeBase)
        try graph.push(input)
        guard let frame = try graph.pull() else { throw VideoError(.cannotEncode, "the poster cannot be converted") }
        return try frame.rawPixels(channels: 3)
    }
}
