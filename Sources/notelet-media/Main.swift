import Foundation

@main
enum Main {
    static func main() {
        keepStandardDescriptorsOpen()
        // A reader that goes away is told by the write's result.
        signal(SIGPIPE, SIG_IGN)
        let status = CommandLineProgram(
            console: Console(), environment: Environment(variables: ProcessInfo.processInfo.environment)
        ).run(Array(CommandLine.arguments.dropFirst()))
        exit(status.rawValue)
    }

    /// A descriptor that the caller has closed would be given to the next file opened, and what is printed would go there.
    private static func keepStandardDescriptorsOpen() {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", O_RDWR)
        }
    }
}
