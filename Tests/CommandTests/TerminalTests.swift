import Dispatch
import Foundation
import MediaTestSupport
import Testing

@testable import notelet_media

/// The program with a terminal, and with signals: it waits for a folder that the test keeps locked.
@Suite struct TerminalTests {
    private let folder: TemporaryDirectory
    private let lock: Int32

    init() throws {
        folder = try TemporaryDirectory()
        try folder.write("words", to: "words.png")
        try folder.write(
            #"[{ "version": "1", "items": [{ "media": { "kind": { "image": {} }, "url": "words.png", "title": "T", "description": "D" } }] }]"#,
            to: "notes.json")
        lock = open(try folder.write("", to: "out/.notelet-media/run.lock"), O_RDWR | O_CLOEXEC)
        #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
    }

    /// A run whose stderr is a terminal.
    ///
    /// - Parameter act: called with what the run has written so far, until it returns true.
    private func run(
        _ arguments: [String] = [], environment: [String: String] = ["TERM": "xterm"],
        act: (Process, String) throws -> Bool
    ) throws -> (status: Int32, screen: String) {
        var (master, terminal): (Int32, Int32) = (0, 0)
        #expect(openpty(&master, &terminal, nil, nil, nil) == 0)
        // Another test's program must not hold this terminal open.
        for descriptor in [master, terminal] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }

        let process = Process()
        process.executableURL = URL(fileURLWithPath: Program.path)
        process.arguments = ["process", "notes.json", "--out", "out"] + arguments
        process.currentDirectoryURL = folder.url
        process.environment = ["PATH": "/usr/bin:/bin"].merging(environment) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle(fileDescriptor: terminal)
        try process.run()
        close(terminal)

        var screen = ""
        var hasActed = false
        var bytes = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(master, &bytes, bytes.count)
            if count <= 0 { break }
            screen += String(decoding: bytes[..<count], as: UTF8.self)
            if !hasActed { hasActed = try act(process, screen) }
        }
        process.waitUntilExit()
        close(master)
        close(lock)
        return (process.terminationStatus, screen)
    }

    private func unlock() { flock(lock, LOCK_UN) }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func `a signal ends the run in 75 with a clear line`(number: Int32) throws {
        let (status, screen) = try run { process, screen in
            guard screen.contains("waiting") else { return false }
            kill(process.processIdentifier, number)
            return true
        }
        #expect(status == 75)
        #expect(screen.contains("interrupted: stopping; once more to stop at once"))
        #expect(!screen.contains("words.png"))
        #expect(screen.contains("run the same command again to go on\u{1B}[0m\r\n"))
        #expect(!FileManager.default.fileExists(atPath: folder.path("out/notes.json")))
    }

    @Test func `a progress line is drawn on a terminal and cleared at the end`() throws {
        let (status, screen) = try run { _, screen in
            if screen.contains("waiting") { unlock() }
            return screen.contains("waiting")
        }
        #expect(status == 1)
        #expect(screen.contains("\r["))
        #expect(screen.contains("/1"))
        let last = try #require(screen.range(of: "\r[", options: .backwards))
        #expect(screen[last.upperBound...].contains("\r\u{1B}[K"))
    }

    @Test(arguments: [(["--quiet"], ["TERM": "xterm"]), ([], ["TERM": "dumb"])])
    func `neither a quiet run nor a dumb terminal has one`(arguments: [String], environment: [String: String]) throws {
        unlock()
        let (status, screen) = try run(arguments, environment: environment) { _, _ in true }
        #expect(status == 1)
        #expect(screen.hasPrefix("notes.json: [0].items[0].media.url: words.png: ") || !arguments.isEmpty)
        #expect(!screen.contains("\r["))
        if environment["TERM"] == "dumb" { #expect(!screen.contains("\u{1B}")) }
    }

    @Test func `NO_COLOR keeps the progress line and drops the colours`() throws {
        unlock()
        let (_, screen) = try run([], environment: ["TERM": "xterm", "NO_COLOR": "1"]) { _, _ in true }
        #expect(!screen.contains("\u{1B}[31m"))
        #expect(screen.contains("\r["))
    }
}
