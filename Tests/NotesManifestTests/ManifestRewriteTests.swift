import Foundation
import NotesManifest
import MediaTestSupport
import Testing

@Suite struct ManifestRewriteTests {
    private let text = #"""
        [{"zeta": 1.10, "version": "2.0", "big": 12345678901234567890123, "items": [
          {"list": {"title": {"key": "W", "defaultValue": "What\u2019s", "n": null}, "rows": [
            {"symbolSystemName": "star", "title": "a", "description": "b", "extra": [1, 2.50, -0.0, 1e400, [], {}]}]}},
          {"x": 1, "media": {"x-before": {"b": 1, "a": 2}, "kind": "image", "url": "shots\/ui.jpg", "title": {"key": "T"},
                     "description": "d", "x-after": "\/"}, "y": 2},
          {"media": {"kind": {"note": 1, "video": {"z": 0}}, "url": "demo.mov", "title": "t", "description": "d",
                     "options": {"trim": [0, 2.50]}}}]}]
        """#

    private func document(_ data: Data) throws -> ManifestDocument { try ManifestDocument(parsing: data, fileName: "notes.json") }

    private var image: ProcessedMedia {
        ProcessedMedia(
            url: "ui-1224-0123456789ab.avif", width: 1224, height: 1224, type: "image/avif", bytes: 20_000,
            placeholder: .init(blurhash: "U\"\\", color: "#102030"),
            variants: [.init(url: "ui-816.avif", width: 816, height: 816, type: "image/avif", bytes: 9_000)],
            source: .init(url: "shots/ui.jpg", sha256: "ab", width: 1290, height: 2796))
    }

    private var video: ProcessedMedia {
        ProcessedMedia(
            url: "demo-1224.mp4", width: 1224, height: 1224, type: "video/mp4", bytes: 3_000_000, codecs: "avc1.64002A",
            duration: 0.1 + 0.2,
            frameRate: 30_000 / 1_001.0, bitrate: 2_400_000, hasAudio: false,
            poster: .init(url: "demo-1224.avif", width: 1224, height: 1224, type: "image/avif", bytes: 1, time: 0),
            placeholder: .init(blurhash: "U", color: "#000000"),
            variants: [
                .init(
                    url: "demo-816.mp4", width: 816, height: 816, type: "video/mp4", bytes: 2, codecs: "avc1.640020",
                    frameRate: 60, bitrate: 3)
            ],
            stream: .init(url: "demo.m3u8", type: "application/vnd.apple.mpegurl"),
            source: .init(url: "demo.mov", sha256: "cd", width: 1, height: 2, duration: 12.5))
    }

    private func changes(_ manifest: ManifestDocument) -> [JSONPath: ProcessedMedia] {
        [manifest.references[0].path: image, manifest.references[1].path: video]
    }

    @Test func `only media objects change, and in them only what a run sets`() throws {
        let manifest = try document(Data(text.utf8))
        let expected = #"""
            [
              {
                "zeta": 1.10,
                "version": "2.0",
                "big": 12345678901234567890123,
                "items": [
                  {
                    "list": {
                      "title": {
                        "key": "W",
                        "defaultValue": "What\u2019s",
                        "n": null
                      },
                      "rows": [
                        {
                          "symbolSystemName": "star",
                          "title": "a",
                          "description": "b",
                          "extra": [
                            1,
                            2.50,
                            -0.0,
                            1e400,
                            [],
                            {}
                          ]
                        }
                      ]
                    }
                  },
                  {
                    "x": 1,
                    "media": {
                      "x-before": {
                        "b": 1,
                        "a": 2
                      },
                      "kind": {
                        "image": {}
                      },
                      "url": "ui-1224-0123456789ab.avif",
                      "title": {
                        "key": "T"
                      },
                      "description": "d",
                      "x-after": "\/",
                      "width": 1224,
                      "height": 1224,
                      "type": "image/avif",
                      "bytes": 20000,
                      "placeholder": {
                        "blurhash": "U\"\\",
                        "color": "#102030"
                      },
                      "variants": [
                        {
                          "url": "ui-816.avif",
                          "width": 816,
                          "height": 816,
                          "type": "image/avif",
                          "bytes": 9000
                        }
                      ],
                      "source": {
                        "url": "shots\/ui.jpg",
                        "sha256": "ab",
                        "width": 1290,
                        "height": 2796
                      }
                    },
                    "y": 2
                  },
                  {
                    "media": {
                      "kind": {
                        "note": 1,
                        "video": {
                          "z": 0
                        }
                      },
                      "url": "demo-1224.mp4",
                      "title": "t",
                      "description": "d",
                      "options": {
                        "trim": [
                          0,
                          2.50
                        ]
                      },
                      "width": 1224,
                      "height": 1224,
                      "type": "video/mp4",
                      "bytes": 3000000,
                      "codecs": "avc1.64002A",
                      "duration": 0.3,
                      "frameRate": 29.97,
                      "bitrate": 2400000,
                      "hasAudio": false,
                      "poster": {
                        "url": "demo-1224.avif",
                        "width": 1224,
                        "height": 1224,
                        "type": "image/avif",
                        "bytes": 1,
                        "time": 0
                      },
                      "placeholder": {
                        "blurhash": "U",
                        "color": "#000000"
                      },
                      "variants": [
                        {
                          "url": "demo-816.mp4",
                          "width": 816,
                          "height": 816,
                          "type": "video/mp4",
                          "bytes": 2,
                          "codecs": "avc1.640020",
                          "frameRate": 60,
                          "bitrate": 3
                        }
                      ],
                      "stream": {
                        "url": "demo.m3u8",
                        "type": "application/vnd.apple.mpegurl"
                      },
                      "source": {
                        "url": "demo.mov",
                        "sha256": "cd",
                        "width": 1,
                        "height": 2,
                        "duration": 12.5
                      }
                    }
                  }
                ]
              }
            ]

            """#
        #expect(String(decoding: manifest.rewritten(changes(manifest)), as: UTF8.self) == expected)
    }

    @Test func `writing twice gives the same bytes, and without a change the author's manifest comes back`() throws {
        let manifest = try document(Data(text.utf8))
        let untouched = manifest.rewritten([:])
        let once = manifest.rewritten(changes(manifest))
        let again = try document(once)
        #expect(again.references.map(\.url) == ["shots/ui.jpg", "demo.mov"])
        #expect(again.references.map(\.isRewritten) == [true, true])
        #expect(again.warnings.isEmpty)
        #expect(again.rewritten(changes(again)) == once)
        #expect(again.rewritten([:]) == untouched)
        #expect(try document(untouched).rewritten([:]) == untouched)
    }

    @Test func `an author's own keys stay where no run has been`() throws {
        let text =
            #"[{"version": "1", "items": [{"media": {"width": 7, "kind": {"image": {}}, "url": "a", "title": "", "description": "", "type": "x"}}]}]"#
        let manifest = try document(Data(text.utf8))
        #expect(try manifest.rewritten([:]) == JSONValue(parsing: Data(text.utf8)).formatted)
        let written = try JSONValue(parsing: manifest.rewritten([manifest.references[0].path: image]))
        let keys = try #require(written[manifest.references[0].path]?.members?.map(\.key.text))
        #expect(
            keys == [
                "kind", "url", "title", "description", "width", "height", "type", "bytes", "placeholder", "variants", "source",
            ])
    }

    @Test func `what a run wrote is read back`() throws {
        let manifest = try document(Data(text.utf8))
        #expect(try manifest.processed(at: manifest.references[0].path) == nil)
        let again = try document(manifest.rewritten(changes(manifest)))
        #expect(try again.processed(at: again.references[0].path) == image)
        var expected = video
        expected.duration = 0.3
        expected.frameRate = 29.97
        #expect(try again.processed(at: again.references[1].path) == expected)
    }

    @Test func `a damaged manifest is refused, or written so that writing again changes nothing`() throws {
        var random = SeededGenerator(seed: 6)
        let manifest = try document(Data(text.utf8))
        let whole = manifest.rewritten(changes(manifest))
        var readable = 0
        for _ in 0..<500 {
            guard let damaged = try? document(RandomJSON.damaged(whole, &random)) else { continue }
            readable += 1
            let written = damaged.rewritten([:])
            #expect(try document(written).rewritten([:]) == written)
        }
        #expect(readable > 30)
    }

    @Test func `Notelet's own types decode the rewritten manifest`() throws {
        let manifest = try document(Data(text.utf8))
        #expect(throws: DecodingError.self) { try JSONDecoder().decode([NoteletShape.Entry].self, from: Data(text.utf8)) }
        // A number that no Double holds is the author's own affair: decoders refuse it before and after.
        let written = String(decoding: manifest.rewritten(changes(manifest)), as: UTF8.self).replacingOccurrences(
            of: "1e400", with: "1e4")
        let entries = try JSONDecoder().decode([NoteletShape.Entry].self, from: Data(written.utf8))
        #expect(entries.map(\.version) == ["2.0"])
        guard case .list(_, let rows) = entries[0].items[0],
            case .media(.image, let image, .resource, .text("d")) = entries[0].items[1],
            case .media(.video, let video, .text("t"), _) = entries[0].items[2]
        else {
            Issue.record("not the items that were written: \(entries[0].items)")
            return
        }
        #expect(rows.map(\.symbolSystemName) == ["star"])
        #expect(image.relativeString == "ui-1224-0123456789ab.avif")
        #expect(video.relativeString == "demo-1224.mp4")
    }
}

/// The shape that Notelet decodes, by synthesised conformances as its own.
enum NoteletShape {
    struct Entry: Codable {
        let version: String
        let items: [Item]
    }

    enum Item: Codable {
        case media(kind: Kind, url: URL, title: Text, description: Text)
        case list(title: Text, rows: [Row])
    }

    enum Kind: Codable { case image, video }

    struct Row: Codable {
        let symbolSystemName: String
        let title: Text
        let description: Text
    }

    /// Stands in for `LocalizedStringResource`.
    enum Text: Codable, Equatable {
        case text(String)
        case resource

        init(from decoder: any Decoder) throws {
            if let text = try? decoder.singleValueContainer().decode(String.self) {
                self = .text(text)
            } else {
                _ = try decoder.container(keyedBy: Key.self)
                self = .resource
            }
        }

        func encode(to encoder: any Encoder) throws {}

        private enum Key: CodingKey { case key }
    }
}
