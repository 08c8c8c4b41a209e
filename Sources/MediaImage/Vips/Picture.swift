internal import CLibVips

/// What a lazily computed picture reads from, and what may stop it; kept alive by every picture made from it.
@safe final class Lifeline {
    let bytes: SourceBytes?
    private let watch: UnsafeMutablePointer<NLWatch>
    private let stop: () -> ImageError?
    /// Why it was stopped.
    private(set) var fault: ImageError?

    /// - Parameter stop: the error to end with, once there is one.
    init(bytes: SourceBytes?, stop: @escaping () -> ImageError?) {
        self.bytes = bytes
        self.stop = stop
        unsafe watch = UnsafeMutablePointer<NLWatch>.allocate(capacity: 1)
        unsafe watch.initialize(
            to: NLWatch(
                stop: { context in
                    guard let context = unsafe context else { return 0 }
                    return unsafe Unmanaged<Lifeline>.fromOpaque(context).takeUnretainedValue().poll() ? 1 : 0
                }, context: nil))
        unsafe watch.pointee.context = Unmanaged.passUnretained(self).toOpaque()
    }

    deinit { unsafe watch.deallocate() }

    func attach(to image: UnsafeMutablePointer<VipsImage>) { unsafe nl_watch(image, watch) }

    func poll() -> Bool {
        if fault == nil { fault = stop() }
        return fault != nil
    }
}

/// The one owner of a libvips image: a lazily computed picture, or pixels in memory.
///
/// Every operation gives a new picture; this file is where libvips' return codes become errors.
@safe final class Picture {
    typealias Handle = UnsafeMutablePointer<VipsImage>

    private let handle: Handle
    private let lifeline: Lifeline?

    private init(owning handle: Handle, lifeline: Lifeline?) {
        unsafe self.handle = unsafe handle
        self.lifeline = lifeline
    }

    deinit { unsafe g_object_unref(handle) }

    /// Runs a call that hands one reference out.
    ///
    /// - Parameter failure: the error that a failing call means.
    @safe static func make(
        lifeline: Lifeline?, failure: @autoclosure () -> ImageError,
        _ call: (UnsafeMutablePointer<Handle?>) -> Int32
    ) throws(ImageError) -> Picture {
        var out: Handle?
        let status = unsafe call(&out)
        guard status == 0, let handle = unsafe out else {
            var error = failure()
            error.hint = VipsRuntime.errorWords() ?? error.hint
            throw error
        }
        return unsafe Picture(owning: handle, lifeline: lifeline)
    }

    /// A picture made from this one by a stage named in the error.
    @safe func derive(_ stage: String, _ call: (Handle, UnsafeMutablePointer<Handle?>) -> Int32) throws(ImageError) -> Picture {
        try Picture.make(
            lifeline: lifeline, failure: ImageError(.corrupt, "the pixels could not be processed (\(stage))")
        ) { out in unsafe call(handle, out) }
    }

    /// Asks a value of the image that is not another image.
    @safe func ask<T>(_ question: (Handle) -> T) -> T { unsafe question(handle) }

    /// Asks the lifeline to be polled for a stop while pixels of this picture are computed.
    func watched() -> Picture {
        unsafe lifeline?.attach(to: handle)
        return self
    }

    // MARK: Facts

    var width: Int { unsafe Int(vips_image_get_width(handle)) }
    var height: Int { unsafe Int(vips_image_get_height(handle)) }
    var bands: Int { unsafe Int(vips_image_get_bands(handle)) }
    var format: VipsBandFormat { unsafe vips_image_get_format(handle) }
    var interpretation: VipsInterpretation { unsafe vips_image_get_interpretation(handle) }
    var isCoded: Bool { unsafe vips_image_get_coding(handle) != VIPS_CODING_NONE }
    var hasAlpha: Bool { unsafe vips_image_hasalpha(handle) != 0 }

    func integer(_ name: String) -> Int? {
        guard unsafe vips_image_get_typeof(handle, name) != 0 else { return nil }
        var value: Int32 = 0
        return unsafe vips_image_get_int(handle, name, &value) == 0 ? Int(value) : nil
    }

    func blob(_ name: String) -> [UInt8]? {
        guard unsafe vips_image_get_typeof(handle, name) != 0 else { return nil }
        var data: UnsafeRawPointer?
        var count = 0
        guard unsafe vips_image_get_blob(handle, name, &data, &count) == 0, let data = unsafe data else { return nil }
        return unsafe [UInt8](UnsafeRawBufferPointer(start: data, count: count))
    }

    // MARK: Memory

    /// Computes all pixels and holds them in memory.
    ///
    /// - Throws: what the lifeline stopped it for, else `failure`.
    func inMemory(failure: @autoclosure () -> ImageError) throws(ImageError) -> Picture {
        guard let copy = unsafe vips_image_copy_memory(handle) else {
            let words = VipsRuntime.errorWords()
            if let fault = lifeline?.fault { throw fault }
            var error = failure()
            error.hint = words ?? error.hint
            throw error
        }
        return unsafe Picture(owning: copy, lifeline: lifeline)
    }

    /// All pixels, row after row without padding.
    func bytes() throws(ImageError) -> [UInt8] {
        var count = 0
        guard let data = unsafe vips_image_write_to_memory(handle, &count) else {
            throw ImageError(.corrupt, "the pixels could not be read", hint: VipsRuntime.errorWords())
        }
        defer { unsafe g_free(data) }
        return unsafe [UInt8](UnsafeRawBufferPointer(start: data, count: count))
    }

    /// A picture of its own copy of 8-bit pixels, without any metadata.
    static func pixels(_ bytes: [UInt8], width: Int, height: Int, bands: Int) throws(ImageError) -> Picture {
        try VipsRuntime.start()
        guard width > 0, height > 0, bands > 0, bytes.count == width * height * bands else {
            throw ImageError(.corrupt, "\(bytes.count) bytes are not \(width)x\(height) pixels of \(bands) channels")
        }
        let image = unsafe bytes.withUnsafeBytes { raw in
            unsafe vips_image_new_from_memory_copy(
                raw.baseAddress, raw.count, Int32(width), Int32(height), Int32(bands), VIPS_FORMAT_UCHAR)
        }
        guard let image = unsafe image else {
            throw ImageError(.tooLarge, "not enough memory for \(width)x\(height) pixels", hint: VipsRuntime.errorWords())
        }
        let interpretation = bands < 3 ? VIPS_INTERPRETATION_B_W : VIPS_INTERPRETATION_sRGB
        return try unsafe Picture(owning: image, lifeline: nil).retagged(interpretation)
    }
}
