import Foundation

#if canImport(CryptoKit)
    import CryptoKit
#else
    import CLibCrypto
#endif

/// SHA-256 over data and files, by the system's own implementation.
enum SHA256Digest {
    /// 64 lower-case hexadecimal digits.
    static func hex(of data: Data) -> String {
        let hasher = Hasher()
        data.withUnsafeBytes { hasher.update($0) }
        return hasher.finish()
    }

    /// Reads the file once, in pieces of 1 MiB.
    ///
    /// - Returns: the digest and the number of bytes that were read.
    static func hex(ofFile path: String) throws(FileError) -> (hex: String, bytes: Int) {
        let file = try OpenFile(reading: path)
        let hasher = Hasher()
        var total = 0
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            let count = try file.read(into: &buffer)
            if count == 0 { break }
            buffer.withUnsafeBytes { hasher.update(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
            total += count
        }
        return (hasher.finish(), total)
    }

    #if canImport(CryptoKit)
        private final class Hasher {
            private var state = CryptoKit.SHA256()
            func update(_ bytes: UnsafeRawBufferPointer) { state.update(bufferPointer: bytes) }
            func finish() -> String { state.finalize().hexadecimal }
        }
    #else
        private final class Hasher {
            private let context: OpaquePointer

            init() {
                guard let context = EVP_MD_CTX_new(), EVP_DigestInit_ex(context, EVP_sha256(), nil) == 1 else {
                    preconditionFailure("OpenSSL has no SHA-256")
                }
                self.context = context
            }

            deinit { EVP_MD_CTX_free(context) }

            func update(_ bytes: UnsafeRawBufferPointer) { EVP_DigestUpdate(context, bytes.baseAddress, bytes.count) }

            func finish() -> String {
                var digest = [UInt8](repeating: 0, count: 32)
                EVP_DigestFinal_ex(context, &digest, nil)
                return digest.hexadecimal
            }
        }
    #endif
}

extension Sequence<UInt8> {
    fileprivate var hexadecimal: String {
        reduce(into: "") { text, byte in
            let digits = String(byte, radix: 16)
            text += digits.count == 1 ? "0" + digits : digits
        }
    }
}
