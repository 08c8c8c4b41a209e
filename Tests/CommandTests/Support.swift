import Foundation
import MediaTestSupport
import Testing

@testable import notelet_media

/// The real program, as it was built together with the tests.
enum Program {
    /// Beside the test bundle in the build folder.
    static let path: String = {
        let products =
            Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL.deletingLastPathComponent()
            ?? URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        return products.appendingPathComponent("notelet-media").path
    }()

    /// Runs it without any setting from the tests' own environment.
    static func run(
        _ arguments: String..., in directory: String? = nil, environment: [String: String?] = [:]
    ) throws -> Output {
        try run(arguments, in: directory, environment: environment)
    }

    static func run(
        _ arguments: [String], in directory: String? = nil, environment: [String: String?] = [:]
    ) throws -> Output {
        let output = try MediaTestSupport.run(
            path, arguments, directory: directory, environment: clean.merging(environment) { $1 })
        return Output(
            status: output.status, result: String(decoding: output.standardOutput, as: UTF8.self),
            diagnostics: output.standardError)
    }

    /// Runs a line of the shell, in which `$PROGRAM` is the program.
    static func shell(_ line: String, in directory: String? = nil) throws -> Output {
        let output = try MediaTestSupport.run(
            "/bin/bash", ["-c", line], directory: directory, environment: clean.merging(["PROGRAM": path]) { $1 })
        return Output(
            status: output.status, result: String(decoding: output.standardOutput, as: UTF8.self),
            diagnostics: output.standardError)
    }

    /// Removes what could change the program's behaviour.
    static var clean: [String: String?] {
        let own = ProcessInfo.processInfo.environment.keys.filter { $0.hasPrefix("NOTELET_MEDIA_") }
        var clean: [String: String?] = ["TERM": "xterm"]
        for name in own + ["NO_COLOR"] { clean.updateValue(nil, forKey: name) }
        clean["NOTELET_MEDIA_CACHE"] = "off"
        return clean
    }

    struct Output {
        let status: Int32
        let result: String
        let diagnostics: String
    }
}

/// What the command line, the environment and a file amount to, without running anything.
func settings(
    _ command: CommandName = .process, _ arguments: [String] = [], environment: [String: String] = [:]
) throws(CommandFailure) -> Settings {
    let parsed = try ArgumentParser(command: command).parse(arguments)
    return try SettingsLoader(environment: Environment(variables: environment)).settings(of: command, parsed)
}

/// The message of what `body` throws.
func message<Value>(of body: () throws(CommandFailure) -> Value) -> String? {
    do {
        _ = try body()
        return nil
    } catch {
        return error.message
    }
}

extension String {
    var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
