import Foundation
import MediaPipeline

/// `inspect`: the facts of each source; one that cannot be read is named, and the others are told all the same.
struct InspectCommand: Subcommand {
    let settings: Settings
    let console: Console

    /// A source that could not be read, among the others in the JSON.
    private struct Failed: Encodable {
        let source: String
        let error: Report.Failure
    }

    private enum Entry: Encodable {
        case facts(Inspection)
        case failed(Failed)

        func encode(to encoder: any Encoder) throws {
            switch self {
            case .facts(let inspection): try inspection.encode(to: encoder)
            case .failed(let failed): try failed.encode(to: encoder)
            }
        }
    }

    func run(_ operands: [String]) throws(CommandFailure) -> ExitStatus {
        guard !operands.isEmpty else {
            throw .usage("a source is missing: \(CommandDefinition.of(.inspect).usage)", of: .inspect)
        }
        var entries: [Entry] = []
        var codes: [String] = []
        for source in operands {
            switch Result(catching: { () throws(ItemError) in try inspect(source) }) {
            case .success(let inspection):
                if settings.format == .text {
                    let block = InspectionText(inspection: inspection, style: console.style).text
                    try console.result((entries.isEmpty ? "" : "\n") + block)
                }
                entries.append(.facts(inspection))
            case .failure(let error):
                let message = "\(source): \(error.message)"
                console.error(message)
                if let hint = error.hint { console.note("\(source): \(hint)") }
                codes.append(error.code)
                if settings.format == .json {
                    entries.append(.failed(Failed(source: source, error: .init(code: error.code, message: message))))
                }
            }
        }
        if settings.format == .json { try console.result(JSONText.of(entries)) }
        if codes.isEmpty { return .success }
        // Not one of them is there: that is a wrong command line rather than bad media.
        return codes.count == operands.count && codes.allSatisfy { $0 == "notFound" } ? .missingInput : .someFailed
    }

    private func inspect(_ source: String) throws(ItemError) -> Inspection {
        var inspection = try Inspection.of(path: try path(of: source), maxPixels: settings.configuration.maxPixels)
        inspection.source = source
        return inspection
    }

    /// A path, or what a `file:` URL names.
    private func path(of source: String) throws(ItemError) -> String {
        guard !source.isEmpty else { throw ItemError(code: "notFound", message: "the name is empty") }
        guard let scheme = URLComponents(string: source)?.scheme?.lowercased(), source.contains("://"),
            !FileManager.default.fileExists(atPath: source)
        else { return source }
        guard scheme == "file", let url = URL(string: source) else {
            throw ItemError(
                code: "unsupportedScheme", message: "only files on this machine can be inspected, not \(scheme): URLs")
        }
        return url.path
    }
}
