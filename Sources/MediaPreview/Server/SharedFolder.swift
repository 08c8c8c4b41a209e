import Foundation

/// The one folder that is served: nothing above it, nothing hidden in it, nothing that links lead to outside.
struct SharedFolder: Sendable {
    /// Absolute, every link followed.
    let root: String

    enum Failure: Error, Equatable { case malformed, refused, missing }

    /// - Parameter path: of a URL, percent-encoded, beginning with a slash.
    func open(_ path: some StringProtocol) throws(Failure) -> SharedFile {
        let parts = try Self.parts(of: path)
        guard let real = Paths.real(root + "/" + parts.joined(separator: "/")) else { throw .missing }
        guard Paths.isBelow(real, root) else { throw .refused }
        let below = real.dropFirst(root == "/" ? 1 : root.utf8.count + 1).split(separator: "/").map(String.init)
        // A visible link to something hidden is as good as the thing itself.
        guard below.allSatisfy({ !$0.hasPrefix(".") }) else { throw .missing }
        guard let file = SharedFile.open(below: root, below) else { throw .missing }
        return file
    }

    /// The names on the way, decoded once.
    static func parts(of path: some StringProtocol) throws(Failure) -> [String] {
        guard path.hasPrefix("/") else { throw .malformed }
        var parts: [String] = []
        for part in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            guard let name = String(part).removingPercentEncoding, !name.unicodeScalars.contains(where: { $0.value < 0x20 })
            else { throw .malformed }
            // "%2e%2e" and "..%2f" are what they decode to.
            if name == ".." || name.contains("/") { throw .refused }
            // An empty name would make another spelling of the same path; hidden files never ship.
            if name.isEmpty || name.hasPrefix(".") { throw .missing }
            parts.append(name)
        }
        return parts
    }
}
