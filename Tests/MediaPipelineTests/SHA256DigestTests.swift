import Foundation
import MediaTestSupport
import Testing

@testable import MediaPipeline

@Suite struct `SHA-256` {
    /// From FIPS 180-4's examples.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func `known texts give their known digests`(text: String, digest: String) throws {
        #expect(SHA256Digest.hex(of: Data(text.utf8)) == digest)
        let folder = try TemporaryDirectory()
        let file = try folder.write(text, to: "text")
        let read = try SHA256Digest.hex(ofFile: file)
        #expect(read.hex == digest)
        #expect(read.bytes == text.utf8.count)
    }

    @Test func `a file longer than the buffer is read whole`() throws {
        let folder = try TemporaryDirectory()
        let file = try folder.write(Data(repeating: 0x61, count: 3_000_001), to: "long")
        let sha256sum = try run("sha256sum", [file])
        let expected = String(decoding: sha256sum.standardOutput, as: UTF8.self).prefix(64)
        #expect(try SHA256Digest.hex(ofFile: file).hex == expected)
    }
}
