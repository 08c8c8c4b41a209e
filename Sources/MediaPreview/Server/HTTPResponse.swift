import Foundation

/// An answer, ready to be sent.
struct HTTPResponse {
    var status: Status
    /// Beside those that every answer has.
    var fields: [(name: String, value: String)] = []
    var body: Body = .none

    enum Body {
        case none
        case data(Data)
        case file(SharedFile, Range<Int>)

        var count: Int {
            switch self {
            case .none: 0
            case .data(let data): data.count
            case .file(_, let range): range.count
            }
        }
    }

    enum Status: Int {
        case ok = 200
        case partialContent = 206
        case notModified = 304
        case badRequest = 400
        case forbidden = 403
        case notFound = 404
        case methodNotAllowed = 405
        case contentTooLarge = 413
        case rangeNotSatisfiable = 416
        case misdirected = 421
        case headTooLarge = 431
        case serverError = 500
        case versionNotSupported = 505

        var reason: String {
            switch self {
            case .ok: "OK"
            case .partialContent: "Partial Content"
            case .notModified: "Not Modified"
            case .badRequest: "Bad Request"
            case .forbidden: "Forbidden"
            case .notFound: "Not Found"
            case .methodNotAllowed: "Method Not Allowed"
            case .contentTooLarge: "Content Too Large"
            case .rangeNotSatisfiable: "Range Not Satisfiable"
            case .misdirected: "Misdirected Request"
            case .headTooLarge: "Request Header Fields Too Large"
            case .serverError: "Internal Server Error"
            case .versionNotSupported: "HTTP Version Not Supported"
            }
        }
    }

    /// A short answer in words.
    static func text(_ status: Status, _ text: String? = nil) -> HTTPResponse {
        HTTPResponse(
            status: status, fields: [("Content-Type", "text/plain; charset=utf-8")],
            body: .data(Data("\(text ?? status.reason)\n".utf8)))
    }

    /// Status line and fields, with the empty line at the end.
    ///
    /// - Parameter isLast: whether the connection is closed after it.
    func head(isLast: Bool) -> Data {
        var all = fields
        // For every answer: types are not guessed, no other site may use what is here, nothing outlives a change of the files.
        all += [
            ("X-Content-Type-Options", "nosniff"), ("Cross-Origin-Resource-Policy", "same-origin"),
            ("Cross-Origin-Opener-Policy", "same-origin"), ("Referrer-Policy", "no-referrer"), ("Cache-Control", "no-cache"),
        ]
        if !fields.contains(where: { $0.name == "Content-Security-Policy" }) {
            // Whatever a file of the folder holds, it runs nothing when it is opened by itself.
            all.append(("Content-Security-Policy", "default-src 'none'; sandbox"))
        }
        if status != .notModified { all.append(("Content-Length", "\(body.count)")) }
        all.append(("Connection", isLast ? "close" : "keep-alive"))
        let lines = ["HTTP/1.1 \(status.rawValue) \(status.reason)"] + all.map { "\($0.name): \($0.value)" }
        return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }
}
