import Foundation
import MediaTestSupport
import Synchronization
import Testing

@testable import MediaPipeline

/// A server, a folder and a fetcher whose pauses take no time.
final class FetchFixture: Sendable {
    let folder: TemporaryDirectory
    let server: HTTPTestServer
    /// The pauses that were asked for, in seconds.
    var pauses: [Double] { recorded.withLock { $0 } }
    private let recorded = Mutex<[Double]>([])
    private let settings: FetchSettings
    private let stallSeconds: Double

    init(
        _ settings: FetchSettings = FetchSettings(), stallSeconds: Double = 30, environment: NetworkEnvironment = .none,
        respond: @escaping HTTPTestServer.Responder
    ) throws {
        folder = try TemporaryDirectory()
        server = try HTTPTestServer(respond)
        var settings = settings
        settings.environment = environment
        if settings.allowedHosts.isEmpty { settings.allowedHosts = ["127.0.0.1"] }
        self.settings = settings
        self.stallSeconds = stallSeconds
    }

    var path: String { folder.path("file") }

    var fetcher: RemoteFetcher {
        var pacing = FetchPacing()
        pacing.stallSeconds = stallSeconds
        pacing.wait = { [self] (seconds, watch) throws(FetchFailure) in
            recorded.withLock { $0.append(seconds) }
            try watch()
        }
        return RemoteFetcher(settings: settings, pacing: pacing)
    }

    /// Fetches a path of the server into `path`.
    @discardableResult
    func fetch(_ target: String = "/file.png", known: Validators? = nil) throws(ItemError) -> FetchOutcome {
        try fetcher.fetch(target.hasPrefix("/") ? server.base + target : target, to: path, known: known)
    }

    /// The error of a fetch that must fail.
    func failure(_ target: String = "/file.png") throws -> ItemError {
        try #require(throws: ItemError.self) { try self.fetch(target) }
    }

    var content: Data? { FileManager.default.contents(atPath: path) }
}

/// Bytes without a pattern that a wrong offset would not change.
func bytes(_ count: Int) -> Data {
    Data((0..<count).map { UInt8(truncatingIfNeeded: $0 &* 2_654_435_761 >> 8) })
}

/// A gzip file (RFC 1952) whose one block is stored as it is.
func gzip(_ data: Data) -> Data {
    var crc: UInt32 = ~0
    for byte in data {
        crc ^= UInt32(byte)
        for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
    }
    func little(_ value: some FixedWidthInteger) -> Data { withUnsafeBytes(of: value.littleEndian) { Data($0) } }
    let length = UInt16(data.count)
    return Data([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255, 1]) + little(length) + little(~length) + data + little(~crc)
        + little(UInt32(data.count))
}
