import Foundation
import MediaTestSupport
import Testing

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

@testable import MediaPipeline

/// Certificates are verified, whoever is allowed.
@Suite(.enabled(if: (try? absolutePath(of: "openssl")) != nil)) struct FetchTLSTests {
    /// `openssl s_server` with a certificate of its own for "localhost", serving the files of a folder.
    private final class Server {
        let folder: TemporaryDirectory
        let port: Int
        private let process = Process()

        init() throws {
            folder = try TemporaryDirectory()
            try folder.write(bytes(5000), to: "file.png")
            let made = try run(
                "openssl",
                [
                    "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days", "2", "-subj",
                    "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", "key.pem", "-out", "cert.pem",
                ], directory: folder.path)
            try #require(made.status == 0, "\(made.standardError)")
            let output = Pipe()
            process.executableURL = URL(fileURLWithPath: try absolutePath(of: "openssl"))
            process.arguments = ["s_server", "-accept", "0", "-cert", "cert.pem", "-key", "key.pem", "-WWW"]
            process.currentDirectoryURL = folder.url
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            try process.run()
            var said = ""
            while !said.contains("ACCEPT") || !said.hasSuffix("\n") {
                let data = output.fileHandleForReading.availableData
                if data.isEmpty { break }
                said += String(decoding: data, as: UTF8.self)
            }
            let line = said.split(whereSeparator: \.isNewline).first { $0.hasPrefix("ACCEPT") }
            port = try #require(line?.split(separator: ":").last.flatMap { Int($0) }, "\(said)")
        }

        // A child of a thread that blocks signals blocks them too, all but this one.
        deinit { kill(process.processIdentifier, SIGKILL) }

        func fetch(_ host: String, certificateFile: String?) throws -> Data? {
            var settings = FetchSettings()
            settings.allowPrivateHosts = true
            settings.environment = .none
            settings.environment.certificateFile = certificateFile
            let path = folder.path("fetched")
            _ = try RemoteFetcher(settings: settings).fetch("https://\(host):\(port)/file.png", to: path)
            return FileManager.default.contents(atPath: path)
        }
    }

    @Test func `only a certificate of a trusted authority and of the host's name is accepted`() throws {
        let server = try Server()
        let own = server.folder.path("cert.pem")
        let stranger = try #require(throws: ItemError.self) { try server.fetch("localhost", certificateFile: nil) }
        #expect(stranger.code == "tlsFailed")
        #expect(stranger.message.contains("localhost"))
        let misnamed = try #require(throws: ItemError.self) { try server.fetch("127.0.0.1", certificateFile: own) }
        #expect(misnamed.code == "tlsFailed")
        #expect(try server.fetch("localhost", certificateFile: own) == bytes(5000))
    }
}
