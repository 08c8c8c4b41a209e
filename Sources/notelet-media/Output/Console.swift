import Dispatch
import Foundation

/// The one owner of stdout and stderr: whatever the program says goes through here.
///
/// `@unchecked Sendable`: all state is read and written on `queue` only.
final class Console: @unchecked Sendable {
    private let output: TextStream
    private let errors: TextStream
    private let queue = DispatchQueue(label: "console")
    private var verbosity = Verbosity.normal
    /// The progress line that stands on the terminal now.
    private var line: String?
    private var isOutputClosed = false

    init(environment: [String: String] = ProcessInfo.processInfo.environment) {
        output = TextStream(descriptor: STDOUT_FILENO, environment: environment)
        errors = TextStream(descriptor: STDERR_FILENO, environment: environment)
    }

    /// Set once the options are known.
    func set(_ verbosity: Verbosity) { queue.sync { self.verbosity = verbosity } }

    var outputColumns: Int { output.columns }
    var errorColumns: Int { errors.columns }

    /// Whether a progress line would be seen and wanted.
    var showsProgress: Bool { queue.sync { errors.canMoveCursor && verbosity != .quiet } }

    /// The style for what goes to stdout.
    var style: Style { Style(hasColour: output.hasColour) }

    // MARK: Result

    /// Part of the result, whole lines.
    ///
    /// - Throws: where the result cannot be written, as on a full disk. A reader that has gone is not an error.
    func result(_ text: String) throws(CommandFailure) {
        let failure: TextStream.WriteError? = queue.sync {
            guard !isOutputClosed else { return nil }
            if output.isTerminal { clearLine() }
            do throws(TextStream.WriteError) {
                try output.write(text)
                return nil
            } catch {
                isOutputClosed = true
                return error
            }
        }
        guard let failure, !failure.isClosed else { return }
        let reason = Reason.of(errno: failure.code)
        throw CommandFailure(.cannotWrite, "\(Version.program): cannot write to standard output: \(reason)")
    }

    // MARK: Diagnostics

    /// An error, in one or more lines; always said.
    func error(_ message: String) {
        queue.sync { say(Escaping.visible(message, keepingLines: true), as: .error) }
    }

    /// What the user should know although the work went on.
    func warning(_ message: String) {
        queue.sync {
            guard verbosity != .quiet else { return }
            say(Escaping.visible(message), as: .warning)
        }
    }

    /// For `--verbose`.
    func note(_ message: String) {
        queue.sync {
            guard verbosity == .verbose else { return }
            say(Escaping.visible(message), as: .note)
        }
    }

    private enum Kind { case error, warning, note }

    private func say(_ text: String, as kind: Kind) {
        let style = Style(hasColour: errors.hasColour)
        let standing = line
        clearLine()
        // Nothing can be told where stderr is gone.
        switch kind {
        case .error: try? errors.write(style.red(text) + "\n")
        case .warning: try? errors.write(style.yellow("warning:") + " \(text)\n")
        case .note: try? errors.write(style.dim(text) + "\n")
        }
        if let standing { draw(standing) }
    }

    // MARK: Progress

    /// Shows a line in the place of the last one; `nil` takes it away.
    func progress(_ text: String?) {
        queue.sync {
            if let text { draw(Escaping.visible(text)) } else { clearLine() }
        }
    }

    private func draw(_ text: String) {
        guard errors.canMoveCursor, verbosity != .quiet else { return }
        try? errors.write("\r" + text + "\u{1B}[K")
        line = text
    }

    private func clearLine() {
        guard line != nil else { return }
        try? errors.write("\r\u{1B}[K")
        line = nil
    }
}

/// Colours where they are wanted.
struct Style: Sendable {
    let hasColour: Bool

    func red(_ text: String) -> String { paint(text, 31) }
    func yellow(_ text: String) -> String { paint(text, 33) }
    func green(_ text: String) -> String { paint(text, 32) }
    func bold(_ text: String) -> String { paint(text, 1) }
    func dim(_ text: String) -> String { paint(text, 2) }

    private func paint(_ text: String, _ code: Int) -> String {
        hasColour ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
