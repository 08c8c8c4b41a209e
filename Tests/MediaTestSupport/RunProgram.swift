import Dispatch
public import Foundation

/// A program that `run` was asked for and that is not there.
public struct ProgramNotFound: Error, CustomStringConvertible {
    public let program: String
    public var description: String { "\(program): not found on PATH" }
}

/// Runs a program to its end and returns what it wrote.
///
/// Input and outputs go through files, so that neither a full pipe nor one that a sibling process inherited can hold it up.
///
/// - Parameters:
///   - program: an absolute path, or a name that is looked up on `PATH`.
///   - directory: the working directory; `nil`: this process's own.
///   - environment: set on top of this process's own; a `nil` value removes the variable.
///   - standardInput: what the program reads; empty by default.
/// - Returns: the exit status, or 128 + the number of the signal that ended it, and both outputs whole.
/// - Throws: `ProgramNotFound`, or what starting it threw. A status other than 0 is not an error.
public func run(
    _ program: String, _ arguments: [String], directory: String? = nil, environment: [String: String?] = [:],
    standardInput: Data = Data()
) throws -> (status: Int32, standardOutput: Data, standardError: String) {
    let folder = try TemporaryDirectory(named: "notelet-media-run")
    let input = try FileHandle(forReadingFrom: URL(fileURLWithPath: folder.write(standardInput, to: "in")))
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.write(Data(), to: "out")))
    let error = try FileHandle(forWritingTo: URL(fileURLWithPath: folder.write(Data(), to: "err")))

    let process = Process()
    process.executableURL = URL(fileURLWithPath: try absolutePath(of: program))
    process.arguments = arguments
    if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory, isDirectory: true) }
    if !environment.isEmpty {
        process.environment = environment.reduce(into: ProcessInfo.processInfo.environment) { $0[$1.key] = $1.value }
    }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = error
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    ended.wait()
    for handle in [input, output, error] { try handle.close() }

    let status = process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
    return (
        status, try Data(contentsOf: URL(fileURLWithPath: folder.path("out"))),
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: folder.path("err"))), as: UTF8.self)
    )
}

/// The program's absolute path, as the shell would find it.
///
/// - Throws: `ProgramNotFound`.
public func absolutePath(of program: String) throws -> String {
    if program.contains("/") {
        guard FileManager.default.isExecutableFile(atPath: program) else { throw ProgramNotFound(program: program) }
        return URL(fileURLWithPath: program).path
    }
    for folder in (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":") {
        let candidate = "\(folder)/\(program)"
        if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
    }
    throw ProgramNotFound(program: program)
}
