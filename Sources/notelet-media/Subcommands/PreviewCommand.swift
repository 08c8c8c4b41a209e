import Dispatch
import Foundation
import MediaPreview

/// `preview`: writes the page, or serves it until it is told to end.
struct PreviewCommand: Subcommand {
    let settings: Settings
    let console: Console

    func run(_ operands: [String]) throws(CommandFailure) -> ExitStatus {
        guard let manifest = operands.first, !manifest.isEmpty else {
            throw .usage("a notes manifest is missing: \(CommandDefinition.of(.preview).usage)", of: .preview)
        }
        guard operands.count == 1 else {
            throw .usage("preview shows one notes manifest, not \(operands.count)", of: .preview)
        }
        if settings.previewFile != nil, settings.port != nil {
            throw .usage("--out writes a file and --port serves one; name one of them", of: .preview)
        }
        do throws(PreviewError) {
            let preview = try Preview(manifest: manifest, options: settings.preview)
            guard let file = settings.previewFile else {
                let server = try PreviewServer(preview, port: UInt16(settings.port ?? 0))
                return try serve(server)
            }
            try preview.write(to: file)
            if settings.verbosity != .quiet { try say(file) }
            return .success
        } catch {
            throw Self.failure(error)
        }
    }

    private func serve(_ server: PreviewServer) throws(PreviewError) -> ExitStatus {
        // Before the address is told: who reads it may end the program at once.
        let end = DispatchSemaphore(value: 0)
        let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            source.setEventHandler { end.signal() }
            source.resume()
            return source
        }
        try say(server.url.absoluteString)
        console.note("serving on this machine only; Control-C ends it")
        if !settings.staysClosed { open(server.url) }
        end.wait()
        for source in sources { source.cancel() }
        server.stop()
        return .success
    }

    private func say(_ line: String) throws(PreviewError) {
        do throws(CommandFailure) { try console.result(line + "\n") } catch {
            throw PreviewError(.cannotWrite, error.message)
        }
    }

    /// In the user's browser, where there is one.
    private func open(_ url: URL) {
        #if os(macOS)
            let opener: String? = "/usr/bin/open"
        #else
            let environment = ProcessInfo.processInfo.environment
            // Over a remote shell xdg-open would start a text browser in this terminal.
            let hasScreen = ["DISPLAY", "WAYLAND_DISPLAY"].contains { environment[$0]?.isEmpty == false }
            let opener = hasScreen ? Self.program("xdg-open", in: environment["PATH"]) : nil
        #endif
        let process = Process()
        if let opener {
            process.executableURL = URL(fileURLWithPath: opener)
            process.arguments = [url.absoluteString]
            process.standardInput = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            if (try? process.run()) != nil { return }
        }
        console.warning("no browser could be opened; open \(url.absoluteString) yourself, and end with Control-C")
    }

    private static func program(_ name: String, in path: String?) -> String? {
        (path ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/\(name)" }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }

    private static func failure(_ error: PreviewError) -> CommandFailure {
        switch error.kind {
        case .usage: .usage(error.message, of: .preview)
        case .invalidManifest: CommandFailure(.invalidData, error.message)
        case .missingInput: CommandFailure(.missingInput, error.message)
        case .cannotWrite: CommandFailure(.cannotWrite, error.message)
        }
    }
}
