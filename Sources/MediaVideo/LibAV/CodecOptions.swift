internal import CLibAV

/// Options for something that is opened with an `AVDictionary`. What is left over afterwards was not understood, and
/// that is an error: an option ignored in silence is a wrong output.
struct CodecOptions {
    private var pairs: [(key: String, value: String)] = []

    init(_ pairs: KeyValuePairs<String, String> = [:]) { self.pairs = pairs.map { ($0.key, $0.value) } }

    mutating func set(_ key: String, _ value: String) { pairs.append((key, value)) }

    /// - Parameter what: what is opened, for the error.
    func open(_ what: String, _ body: (inout OpaquePointer?) throws(VideoError) -> Void) throws(VideoError) {
        var dictionary: OpaquePointer?
        defer { unsafe av_dict_free(&dictionary) }
        for (key, value) in pairs { unsafe av_dict_set(&dictionary, key, value, 0) }
        unsafe try body(&dictionary)
        if let left = unsafe av_dict_get(dictionary, "", nil, AV_DICT_IGNORE_SUFFIX), let key = unsafe left.pointee.key {
            throw VideoError(.missingCapability, unsafe "\(what) of this FFmpeg has no option '\(String(cString: key))'")
        }
    }
}
