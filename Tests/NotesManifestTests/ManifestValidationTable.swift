import NotesManifest

extension ManifestValidationTests {
    private static func item(_ item: String) -> String { "[{\"version\": \"1\", \"items\": [\n\(item)]}]" }
    private static func media(_ members: String) -> String { item("{\"media\": {\(members)}}") }
    private static let texts = #""title": "t", "description": "d""#

    static let faults: [(String, ManifestIssue.Code, String)] = [
        ("", .invalidJSON, "notes.json:1:1: expected a value, found nothing: the text is empty"),
        ("[{\"version\": \"1\",\n \"items\": [}]", .invalidJSON, "notes.json:2:12: [0].items[0]: expected a value, found '}'"),
        ("{}", .wrongType, "notes.json:1:1: expected an array, found an object"),
        ("\"x\"", .wrongType, "notes.json:1:1: expected an array, found a string"),
        ("[\n 1]", .wrongType, "notes.json:2:2: [0]: expected an object, found a number"),
        ("[{\"items\": []}]", .missingKey, "notes.json:1:2: [0]: the key \"version\" is missing"),
        (
            "[{\"verison\": \"1\", \"items\": []}]", .missingKey,
            "notes.json:1:2: [0]: the key \"version\" is missing; \"verison\" looks like it"
        ),
        ("[{\"version\": 1.0, \"items\": []}]", .wrongType, "notes.json:1:14: [0].version: expected a string, found a number"),
        ("[{\"version\": \"1\"}]", .missingKey, "notes.json:1:2: [0]: the key \"items\" is missing"),
        (
            "[{\"version\":\n\"1\", \"items\": \"x\"}]", .wrongType,
            "notes.json:2:15: [0].items: expected an array, found a string"
        ),
        ("[{\"version\": \"1\", \"items\": null}]", .wrongType, "notes.json:1:28: [0].items: expected an array, found null"),
        (
            "[{\"version\": \"1\", \"version\": \"1\", \"items\": []}]", .duplicateKey,
            "notes.json:1:19: [0].version: the key \"version\" stands twice in this object"
        ),
        (item("[]"), .wrongType, "notes.json:2:1: [0].items[0]: expected an object, found an array"),
        (item("{}"), .ambiguousItem, "notes.json:2:1: [0].items[0]: neither \"media\" nor \"list\" in this item"),
        (
            item("{\"medai\": {}}"), .ambiguousItem,
            "notes.json:2:1: [0].items[0]: neither \"media\" nor \"list\" in this item; did you mean \"media\" by \"medai\"?"
        ),
        (
            item("{\"media\": {}, \"list\": {}}"), .ambiguousItem,
            "notes.json:2:1: [0].items[0]: both \"media\" and \"list\" in one item; an item is one of them"
        ),
        (
            item("{\"list\": {}, \"list\": {}}"), .duplicateKey,
            "notes.json:2:14: [0].items[0].list: the key \"list\" stands twice in this object"
        ),
        (item("{\"media\": 1}"), .wrongType, "notes.json:2:11: [0].items[0].media: expected an object, found a number"),
        (media("\"url\": \"a\", \(texts)"), .missingKey, "notes.json:2:11: [0].items[0].media: the key \"kind\" is missing"),
        (
            media("\"kind\": {\"image\": {}}, \(texts)"), .missingKey,
            "notes.json:2:11: [0].items[0].media: the key \"url\" is missing"
        ),
        (
            media("\"kind\": {\"image\": {}}, \"url\": \"\", \(texts)"), .badURL,
            "notes.json:2:42: [0].items[0].media.url: the URL is empty"
        ),
        (
            media("\"kind\": {\"image\": {}}, \"url\": \" \\t\", \(texts)"), .badURL,
            "notes.json:2:42: [0].items[0].media.url: the URL is nothing but spaces"
        ),
        (
            media("\"kind\": {\"image\": {}}, \"url\": null, \(texts)"), .wrongType,
            "notes.json:2:42: [0].items[0].media.url: expected a string, found null"
        ),
        (
            media("\"kind\": {\"image\": {}}, \"url\": \"\\ud800\", \(texts)"), .badURL,
            "notes.json:2:42: [0].items[0].media.url: half of a surrogate pair (\\ud800…\\udfff), which no URL can hold"
        ),
        (
            media("\"kind\": {\"image\": {}}, \"url\": \"a\", \"\\u0075rl\": \"b\", \(texts)"), .duplicateKey,
            "notes.json:2:47: [0].items[0].media.url: the key \"url\" stands twice in this object"
        ),
        (
            media("\"kind\": \"gif\", \"url\": \"a\", \(texts)"), .unknownKind,
            "notes.json:2:20: [0].items[0].media.kind: unknown kind \"gif\"; it is \"image\" or \"video\""
        ),
        (
            media("\"kind\": \"Image\", \"url\": \"a\", \(texts)"), .unknownKind,
            "notes.json:2:20: [0].items[0].media.kind: unknown kind \"Image\"; did you mean \"image\"?"
        ),
        (
            media("\"kind\": {\"vidoe\": {}}, \"url\": \"a\", \(texts)"), .unknownKind,
            "notes.json:2:20: [0].items[0].media.kind: unknown kind \"vidoe\"; did you mean \"video\"?"
        ),
        (
            media("\"kind\": {}, \"url\": \"a\", \(texts)"), .unknownKind,
            "notes.json:2:20: [0].items[0].media.kind: expected {\"image\": {}} or {\"video\": {}}, found an empty object"
        ),
        (
            media("\"kind\": true, \"url\": \"a\", \(texts)"), .wrongType,
            "notes.json:2:20: [0].items[0].media.kind: expected {\"image\": {}} or {\"video\": {}}, found true"
        ),
        (
            media("\"kind\": {\"image\": {}, \"video\": {}}, \"url\": \"a\", \(texts)"), .unknownKind,
            "notes.json:2:20: [0].items[0].media.kind: both \"image\" and \"video\"; a media item is one of them"
        ),
        (
            media("\"kind\": {\"image\": {}}, \"url\": \"a\", \"source\": \"b\", \(texts)"), .badSource,
            "notes.json:2:57: [0].items[0].media.source: expected an object, found a string; the key is kept for what `process` writes"
        ),
        (
            media("\"kind\": {\"image\": {}}, \"url\": \"a\", \"source\": {}, \(texts)"), .missingKey,
            "notes.json:2:57: [0].items[0].media.source: the key \"url\" is missing"
        ),
        (
            media("\"kind\": {\"image\": {}}, \"url\": \"a\", \"source\": {\"url\": 1}, \(texts)"), .wrongType,
            "notes.json:2:65: [0].items[0].media.source.url: expected a string, found a number"
        ),
    ]

    static let badOptions: [(String, String, Int, String)] = [
        ("[]", "", 1, "expected an object, found an array"),
        (#"{"gravty": "north"}"#, ".gravty", 2, #"unknown option "gravty"; did you mean "gravity"?"#),
        (
            #"{"colour": 1}"#, ".colour", 2,
            #"unknown option "colour"; known are fit, gravity, focus, background, poster, trim, audio"#
        ),
        (
            #"{"odd key": 1}"#, "[\"odd key\"]", 2,
            #"unknown option "odd key"; known are fit, gravity, focus, background, poster, trim, audio"#
        ),
        (#"{"fit": "contian"}"#, ".fit", 9, #"did you mean "contain"? Expected one of "cover", "contain", found "contian""#),
        (#"{"fit": "fill"}"#, ".fit", 9, #"expected one of "cover", "contain", found "fill""#),
        (#"{"fit": null}"#, ".fit", 9, #"expected one of "cover", "contain", found null"#),
        (#"{"fit": "cover", "fit": "cover"}"#, ".fit", 18, #"the key "fit" stands twice in this object"#),
        (#"{"audio": true}"#, ".audio", 11, #"expected one of "keep", "drop", found true"#),
        (#"{"focus": [0.5]}"#, ".focus", 11, "expected [x, y], each 0…1 of the picture from its top left, found [0.5]"),
        (
            #"{"focus": [0.5, 1.01]}"#, ".focus", 11,
            "expected [x, y], each 0…1 of the picture from its top left, found [0.5, 1.01]"
        ),
        (#"{"focus": [-0.1, 0]}"#, ".focus", 11, "expected [x, y], each 0…1 of the picture from its top left, found [-0.1, 0]"),
        (#"{"focus": ["0", "1"]}"#, ".focus", 11, "expected [x, y], each 0…1 of the picture from its top left, found an array"),
        (
            #"{"focus": {"x": 0, "y": 1}}"#, ".focus", 11,
            "expected [x, y], each 0…1 of the picture from its top left, found an object"
        ),
        (#"{"background": "red"}"#, ".background", 16, ##"expected a colour as "#rrggbb", or "blur", found "red""##),
        (##"{"background": "#fff"}"##, ".background", 16, ##"expected a colour as "#rrggbb", or "blur", found "#fff""##),
        (##"{"background": "#ff00gg"}"##, ".background", 16, ##"expected a colour as "#rrggbb", or "blur", found "#ff00gg""##),
        (##"{"background": "#+12345"}"##, ".background", 16, ##"expected a colour as "#rrggbb", or "blur", found "#+12345""##),
        (#"{"poster": -1}"#, ".poster", 12, "expected seconds, 0 or more, found -1"),
        (#"{"poster": "1"}"#, ".poster", 12, #"expected seconds, 0 or more, found "1""#),
        (#"{"poster": 1e400}"#, ".poster", 12, "expected seconds, 0 or more, found 1e400"),
        (#"{"trim": [2, 1]}"#, ".trim", 10, "expected [start, end] in seconds with 0 <= start < end, found [2, 1]"),
        (#"{"trim": [1, 1]}"#, ".trim", 10, "expected [start, end] in seconds with 0 <= start < end, found [1, 1]"),
        (#"{"trim": [-1, 1]}"#, ".trim", 10, "expected [start, end] in seconds with 0 <= start < end, found [-1, 1]"),
        (#"{"trim": [0, 1e400]}"#, ".trim", 10, "expected [start, end] in seconds with 0 <= start < end, found [0, 1e400]"),
        (#"{"trim": 3}"#, ".trim", 10, "expected [start, end] in seconds with 0 <= start < end, found 3"),
    ]

    static let doubts: [(String, ManifestIssue.Code, String)] = [
        (
            media("\"kind\": \"image\", \"url\": \"a\", \(texts)"), .kindNotCanonical,
            "n:2:20: [0].items[0].media.kind: \"image\" is written {\"image\": {}}: Notelet cannot decode a string here"
        ),
        (
            media("\"kind\": {\"image\": null}, \"url\": \"a\", \(texts)"), .kindNotCanonical,
            "n:2:30: [0].items[0].media.kind.image: expected an object, found null: Notelet cannot decode it"
        ),
        (
            media("\"kind\": {\"image\": {}}, \"url\": \"a\", \"title\": \"t\""), .missingText,
            "n:2:11: [0].items[0].media: \"description\" is missing: Notelet cannot decode the item without it"
        ),
        (
            media("\"kind\": {\"image\": {}}, \"url\": \"a\", \"description\": \"t\""), .missingText,
            "n:2:11: [0].items[0].media: \"title\" is missing: Notelet cannot decode the item without it"
        ),
        (
            media("\"kind\": {\"image\": {}}, \"url\": \"a\", \"title\": 1, \"description\": \"\""), .badText,
            "n:2:56: [0].items[0].media.title: expected a string or a localised resource, found a number: Notelet cannot decode it"
        ),
        (
            media("\"kind\": {\"image\": {}}, \"url\": \"a\", \"options\": {\"audio\": \"drop\"}, \(texts)"), .idleOption,
            "n:2:68: [0].items[0].media.options.audio: \"audio\" has no effect on an image"
        ),
        (
            item("{\"list\": 1}"), .badList,
            "n:2:10: [0].items[0].list: expected an object, found a number: Notelet cannot decode it"
        ),
        (
            item("{\"list\": {\"title\": \"t\"}}"), .badList,
            "n:2:10: [0].items[0].list: \"rows\" is missing: Notelet cannot decode the item without it"
        ),
        (
            item("{\"list\": {\"title\": \"t\", \"rows\": {}}}"), .badList,
            "n:2:33: [0].items[0].list.rows: expected an array, found an object: Notelet cannot decode it"
        ),
        (
            item("{\"list\": {\"title\": \"t\", \"rows\": [{\(texts)}]}}"), .badList,
            "n:2:34: [0].items[0].list.rows[0]: \"symbolSystemName\" is no string: Notelet cannot decode the row without it"
        ),
        (
            "[{\"version\": \"1\", \"items\": []}]", .emptyItems,
            "n:1:28: [0].items: no items: Notelet shows nothing for this version"
        ),
        (
            "[{\"version\": \"1\", \"items\": [{\"list\": {\"title\": \"\", \"rows\": []}}]},\n{\"version\": \"1\", \"items\": [{\"list\": {\"title\": \"\", \"rows\": []}}]}]",
            .duplicateVersion, "n:2:13: [1].version: version \"1\" stands at [0] too: Notelet shows only the first"
        ),
    ]
}
