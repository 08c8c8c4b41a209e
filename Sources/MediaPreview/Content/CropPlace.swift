import NotesManifest

extension PageContent.Crop {
    /// The part of an original that `process` puts into the square, from the author's options.
    ///
    /// - Parameters:
    ///   - width: pixels of the original as displayed, like `height`.
    init(width: Int, height: Int, options: MediaOptions) {
        let (width, height) = (Double(width), Double(height))
        guard options.fit == .cover else {
            self.init(x: 0, y: 0, width: width, height: height, rule: "contain", followsContent: false, isWhole: true)
            return
        }
        let side = min(width, height)
        let point = options.focus.map { ($0.x, $0.y) } ?? options.gravity.point
        let rule = options.focus.map { "focus \(Self.short($0.x)), \(Self.short($0.y))" } ?? options.gravity.rawValue
        // The square's centre comes as near to the point as the edges let it.
        let (x, y) = point ?? (0.5, 0.5)
        self.init(
            x: min(max(0, x * width - side / 2), width - side), y: min(max(0, y * height - side / 2), height - side),
            width: side, height: side, rule: rule, followsContent: point == nil, isWhole: width == height)
    }

    private static func short(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
}

extension MediaOptions.Gravity {
    /// Where it points to, 0…1 from the top left; `nil` where the pixels decide.
    fileprivate var point: (x: Double, y: Double)? {
        switch self {
        case .center: (0.5, 0.5)
        case .north: (0.5, 0)
        case .northeast: (1, 0)
        case .east: (1, 0.5)
        case .southeast: (1, 1)
        case .south: (0.5, 1)
        case .southwest: (0, 1)
        case .west: (0, 0.5)
        case .northwest: (0, 0)
        case .attention, .entropy: nil
        }
    }
}
