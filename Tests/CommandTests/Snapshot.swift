import Foundation
import Testing

/// Text that is compared with a file in Snapshots/; with `NOTELET_RECORD_SNAPSHOTS=1` the file is written instead.
enum Snapshot {
    static func check(_ text: String, _ name: String, location: SourceLocation = #_sourceLocation) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Snapshots")
        let file = folder.appendingPathComponent(name)
        if ProcessInfo.processInfo.environment["NOTELET_RECORD_SNAPSHOTS"] == "1" {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
            return
        }
        let recorded = try? String(contentsOf: file, encoding: .utf8)
        #expect(
            text == recorded, "differs from Snapshots/\(name); NOTELET_RECORD_SNAPSHOTS=1 records it anew",
            sourceLocation: location)
    }
}
