internal import CLibVips

/// libvips, started once per process.
enum VipsRuntime {
    private static let started: Bool = {
        guard unsafe nl_start("notelet-media") == 0 else { return false }
        nl_silence_log()
        return true
    }()

    /// Starts the library on first use: one thread per job, no operation cache, only loaders that stand hostile input.
    static func start() throws(ImageError) {
        guard started else {
            throw ImageError(.missingCapability, "libvips does not start on this machine", hint: errorWords())
        }
    }

    /// Whether this libvips was built with an operation, as "jxlsave".
    static func has(_ operation: String) -> Bool { unsafe started && nl_has_operation(operation) != 0 }

    static var version: String {
        "libvips \(vips_version(0)).\(vips_version(1)).\(vips_version(2))"
    }

    /// What stands in libvips' error buffer, emptied. The buffer belongs to the process, so the words may be about another job.
    static func errorWords() -> String? {
        guard let copy = unsafe vips_error_buffer_copy() else { return nil }
        defer { unsafe g_free(copy) }
        let words = unsafe String(cString: copy).split(separator: "\n").prefix(4).joined(separator: "; ")
        return words.isEmpty ? nil : String(words.prefix(400))
    }
}
