import MediaPipeline

/// What this program is called and which one it is.
enum Version {
    static let program = "notelet-media"
    static let number = "0.1.0"

    /// The output of `--version`: the name and number first, as GNU asks, then the libraries at work.
    static func text(libraries: [String] = libraryVersions) -> String {
        (["\(program) \(number)"] + libraries).joined(separator: "\n") + "\n"
    }
}
