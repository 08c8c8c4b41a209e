internal import CLibAV
internal import Foundation

/// Encoded packets on disk until their file is written: memory stays flat whatever the length. The spool's file has no name,
/// so that nothing is left behind whatever happens.
final class PacketSpool {
    private let file: FileHandle
    /// Packets written.
    private(set) var count = 0
    /// Bytes of their payload.
    private(set) var bytes = 0

    init(in directory: String) throws(VideoError) {
        let path = "\(directory)/.\(UUID().uuidString).spool"
        guard FileManager.default.createFile(atPath: path, contents: nil), let file = FileHandle(forUpdatingAtPath: path) else {
            throw VideoError(.cannotWrite, "the output folder cannot be written")
        }
        try? FileManager.default.removeItem(atPath: path)
        self.file = file
    }

    deinit { try? file.close() }

    /// One stored packet; times in the encoder's time base.
    struct Entry {
        var pts: Int64
        var dts: Int64
        var isKey: Bool
        var data: Data
    }

    func append(_ packet: Packet) throws(VideoError) {
        let raw = unsafe packet.pointer.pointee
        guard let payload = unsafe raw.data else { return }
        var head = unsafe Data(capacity: 24 + Int(raw.size))
        for value in unsafe [raw.pts, raw.dts, Int64(raw.size) << 1 | (notelet_packet_is_key(packet.pointer) != 0 ? 1 : 0)] {
            unsafe withUnsafeBytes(of: value) { unsafe head.append(contentsOf: $0) }
        }
        unsafe head.append(payload, count: Int(raw.size))
        do { try file.write(contentsOf: head) } catch { throw PacketSpool.failure(error) }
        count += 1
        unsafe bytes += Int(raw.size)
    }

    /// Goes back to the first packet.
    func rewind() throws(VideoError) {
        do { try file.seek(toOffset: 0) } catch { throw PacketSpool.failure(error) }
    }

    /// The next packet; `nil`: no more.
    func next() throws(VideoError) -> Entry? {
        do {
            guard let head = try file.read(upToCount: 24), head.count == 24 else { return nil }
            let values = (0..<3).map { index in
                unsafe head.withUnsafeBytes { unsafe $0.loadUnaligned(fromByteOffset: index * 8, as: Int64.self) }
            }
            let size = Int(values[2] >> 1)
            guard let data = try file.read(upToCount: size), data.count == size else {
                throw VideoError(.cannotWrite, "the output folder lost data while it was written")
            }
            return Entry(pts: values[0], dts: values[1], isKey: values[2] & 1 == 1, data: data)
        } catch let error as VideoError { throw error } catch { throw PacketSpool.failure(error) }
    }

    private static func failure(_ error: any Error) -> VideoError {
        let code = (error as NSError).code
        let isFull = code == Int(ENOSPC) || code == CocoaError.fileWriteOutOfSpace.rawValue
        return VideoError(
            .cannotWrite, isFull ? "no space left on the disk" : "the output folder cannot be written", hint: "\(error)")
    }
}
