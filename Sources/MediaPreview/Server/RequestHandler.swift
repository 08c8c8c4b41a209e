import Foundation

/// Says what is answered to a request.
///
/// `@unchecked Sendable`: `tokens` and `originals` are read and written under `lock` only.
final class RequestHandler: @unchecked Sendable {
    private let preview: Preview
    private let folder: SharedFolder
    private let hosts: Set<String>
    private let lock = NSLock()
    /// Paths of originals by token, and the other way round: only what the page has been given a link to is served.
    private var originals: [String: String] = [:]
    private var tokens: [String: String] = [:]

    static let originalPrefix = "/-/original/"

    init(preview: Preview, port: UInt16) {
        self.preview = preview
        folder = SharedFolder(root: preview.root)
        hosts = ["127.0.0.1:\(port)", "localhost:\(port)"]
    }

    func respond(to request: HTTPRequest) -> HTTPResponse {
        // Another name that leads here is that of a page that wants to read this machine's files (DNS rebinding).
        guard request.count(of: "host") == 1, let host = request["host"] else {
            return .text(.badRequest, "one Host field is needed")
        }
        guard hosts.contains(host.lowercased()) else { return .text(.misdirected, "this server is 127.0.0.1 only") }
        guard request.method == "GET" || request.method == "HEAD" else {
            var response = HTTPResponse.text(.methodNotAllowed)
            response.fields.append(("Allow", "GET, HEAD"))
            return response
        }
        // Other sites may link to the page, and embed nothing of it.
        if let site = request["sec-fetch-site"], site == "cross-site" || site == "same-site",
            request["sec-fetch-mode"] != "navigate"
        {
            return .text(.forbidden, "not for other sites")
        }
        let path = request.target.prefix { $0 != "?" && $0 != "#" }
        if path == "/" { return page(request) }
        if path.hasPrefix(Self.originalPrefix) { return original(String(path.dropFirst(Self.originalPrefix.count)), request) }
        do {
            return file(try folder.open(path), request)
        } catch {
            switch error {
            case .malformed: return .text(.badRequest)
            case .refused: return .text(.forbidden, "outside of the folder")
            case .missing: return .text(.notFound)
            }
        }
    }

    private func page(_ request: HTTPRequest) -> HTTPResponse {
        do {
            let document = try preview.page(target: .server) { Self.originalPrefix + token(for: $0) }
            return HTTPResponse(
                status: .ok,
                fields: [("Content-Type", "text/html; charset=utf-8"), ("Content-Security-Policy", document.policy)],
                body: .data(Data(document.html.utf8)))
        } catch {
            // The manifest is being edited: what is wrong with it, and it will do after the next reload.
            return .text(.serverError, error.message)
        }
    }

    // MARK: Originals

    private func token(for path: String) -> String {
        lock.withLock {
            if let token = tokens[path] { return token }
            var random = SystemRandomNumberGenerator()
            let token = (0..<2).map { _ in String(random.next() as UInt64, radix: 16) }.joined(separator: "-")
            tokens[path] = token
            originals[token] = path
            return token
        }
    }

    private func original(_ token: String, _ request: HTTPRequest) -> HTTPResponse {
        guard let path = lock.withLock({ originals[token] }), Paths.real(path) == path,
            let file = SharedFile.open(below: "/", path.split(separator: "/").map(String.init))
        else { return .text(.notFound) }
        return self.file(file, request)
    }

    // MARK: Files

    private func file(_ file: SharedFile, _ request: HTTPRequest) -> HTTPResponse {
        var fields = [
            ("Content-Type", MediaType.of(fileName: file.name)), ("ETag", file.entityTag), ("Last-Modified", file.lastModified),
            ("Accept-Ranges", "bytes"),
        ]
        if Self.isKnown(file, request) { return HTTPResponse(status: .notModified, fields: fields) }
        // A part of another version than the one begun with would be of no use.
        let isSame = request["if-range"].map { $0 == file.entityTag || $0 == file.lastModified } ?? true
        switch ByteRange(isSame && request.method == "GET" ? request["range"] : nil, size: file.size) {
        case .whole: return HTTPResponse(status: .ok, fields: fields, body: .file(file, 0..<file.size))
        case .part(let range):
            fields.append(("Content-Range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(file.size)"))
            return HTTPResponse(status: .partialContent, fields: fields, body: .file(file, range))
        case .unsatisfiable:
            var response = HTTPResponse.text(.rangeNotSatisfiable)
            response.fields.append(("Content-Range", "bytes */\(file.size)"))
            return response
        }
    }

    private static func isKnown(_ file: SharedFile, _ request: HTTPRequest) -> Bool {
        if let tags = request["if-none-match"] {
            return tags == "*"
                || tags.split(separator: ",").contains { $0.trimmingCharacters(in: .whitespaces) == file.entityTag }
        }
        return request["if-modified-since"] == file.lastModified
    }
}
