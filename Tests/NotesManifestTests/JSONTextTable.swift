import Foundation

extension JSONTextTests {
    /// Allowed by RFC 8259, sections 2 to 8; the byte order mark by its section 8.1.
    static let valid: [String] = [
        // Any value may stand alone.
        "null", "true", "false", "0", "-0", "1", "\"\"", "\"a\"", "[]", "{}", "1.5", "-1",
        // White space is these four, anywhere between tokens.
        " null", "null ", "\tnull\r\n", "\n\n[\n]\n", " [ 1 , 2 ] ", "{ \"a\" : 1 , \"b\" : 2 }", "[\r1\r]", "\u{FEFF}[]",
        "\u{FEFF} 1",
        // Numbers.
        "10", "-10", "0.0", "-0.0", "0.1", "1.10", "100.001", "0e0", "0e1", "0E1", "1e1", "1E1", "1e+1", "1e-1", "1E+1", "1E-1",
        "1.5e10",
        "-1.5E-10", "1e400", "-1e400", "1e-400", "1e999999999", "0.00000000000000000000000001", "123456789012345678901234567890",
        "-123456789012345678901234567890", "9007199254740993", "18446744073709551616", "-9223372036854775809", "1e0001", "20e1",
        "0.0e-0",
        // Strings: escapes.
        #""\"""#, #""\\""#, #""\/""#, #""\b\f\n\r\t""#, #""\u0000""#, #""\u0020""#, #""\u0061""#, #""\u00e9""#,
        #""\u2028\u2029""#, #""\uFFFF""#,
        #""\uffff""#, #""\uFeFf""#, #""\\u0000""#, #""\\\"""#, #""\u005c\u0022""#, #""a\u0000b""#, #""\u0060\u012a\u12AB""#,
        // Strings: surrogate pairs, and halves, which the grammar allows.
        #""\uD83C\uDF89""#, #""\ud83c\udf89""#, #""\uD800""#, #""\uDC00""#, #""\uDC00\uD800""#, #""\uD800\uD800""#,
        #""\uD800\n""#, #""\uD800A""#,
        #""\uD800\u0041""#, #""\uDBFF\uDFFF""#, #""\uD83C\\uDF89""#,
        // Strings: characters of every length, also those that other notations forbid.
        "\"é\"", "\"e\u{301}\"", "\"€\"", "\"🎉\"", "\"\u{7F}\"", "\"\u{80}\"", "\"\u{A0}\"", "\"\u{2028}\u{2029}\"",
        "\"\u{FEFF}\"", "\"\u{FFFD}\"",
        "\"\u{FFFE}\u{FFFF}\"", "\"\u{10FFFF}\"", "\"\u{200F}עברית\"", "\"👨‍👩‍👧\"", "\"/\"", "\"//\"", "\"/* */\"", "\"'\"", "\" \"",
        "\"[{\"", "\"]}\"",
        "\"true\"", "\"1\"", "\"\u{E000}\"",
        // Arrays.
        "[null]", "[true,false]", "[1,2,3]", "[[]]", "[[],[]]", "[[[]]]", "[{}]", "[\"\"]", "[1,null,\"a\",[],{}]", "[ ]", "[-1]",
        "[1e1,2.5]",
        "[0]", "[\n1\n,\n2\n]",
        // Objects.
        "{\"a\":1}", "{\"\":0}", "{\"a\":{}}", "{\"a\":[]}", "{\"a\":{\"b\":{\"c\":null}}}", "{\"a\":1,\"b\":2}",
        "{\"b\":1,\"a\":2}", "{ }",
        "{\"a\":1,\"a\":2}", "{\"a\":1,\"a\":1}", #"{"a":1,"\u0061":2}"#, #"{"\u0000":1}"#, #"{"\ud800":1}"#,
        "{\"é\":1,\"e\u{301}\":2}",
        "{\"null\":null,\"true\":true}", "{\"a b\":1}", "{\"1\":1}", "{\"a\":\"}\"}", "{\"__proto__\":1}",
    ]

    /// Forbidden by the same sections.
    static let invalid: [String] = [
        // Nothing, or more than one value.
        "", " ", "\n", "\u{FEFF}", "1 2", "null null", "[] []", "{} {}", "[]]", "{}}", "[],", "1,", ",", ":", "]", "}",
        "\"a\"\"b\"", "[]x", "{}#", "null\0",
        "1\u{FEFF}", "\u{FEFF}\u{FEFF}1", "[]\u{0}",
        // Names.
        "nul", "nulll", "Null", "NULL", "True", "FALSE", "tru", "truefalse", "true1", "None", "nil", "undefined", "NaN", "-NaN",
        "Infinity", "-Infinity",
        "+Infinity", "inf", "yes", "abc", "a", "[a]", "{a}", "[nul]", "[tru", "n",
        // Numbers.
        "-", "+1", "+", "01", "-01", "00", "0123", "-00", "1.", "-1.", ".5", "-.5", ".", "1.e1", "1e", "1E", "1e+", "1e-", "1.5e",
        "1ee1", "1e1.5", "1e 1",
        "- 1", "1 .5", "0x1F", "0b1", "0o7", "1_000", "1,000", "1d", "1f", "1L", "--1", "++1", "1-", "1+", "1+2", "0e", "0e+",
        "0.e1", "1..2", "1.2.3", "1/2",
        "$1", "１", "[1.]", "[01]", "[-]", "{\"a\":.5}", "∞",
        // Strings: ends and quotes.
        "\"", "\"a", "\"a\\\"", "\"\\", "'a'", "[\'a\']", "`a`", "“a”", "a\"", "\"a\"b\"", "\"\"\"", "[\"a]", "{\"a:1}",
        // Strings: escapes.
        #""\a""#, #""\'""#, #""\v""#, #""\0""#, #""\x41""#, #""\u""#, #""\u0""#, #""\u00""#, #""\u004""#, #""\u004g""#,
        #""\U0041""#, #""\u{41}""#, #""\u 041""#,
        #""\u+041""#, #""\u-041""#, #""\ ""#, #""\é""#, #""\u00é1""#, "\"\\\n\"", "\"\\u00", "\"\\u\"", #""\uD800\u""#,
        #""\uD800\uDC""#, #"\u0022a""#,
        // Strings: control characters.
        "\"\0\"", "\"\u{1}\"", "\"\u{8}\"", "\"\t\"", "\"\n\"", "\"\r\"", "\"\u{C}\"", "\"\u{1B}[31m\"", "\"\u{1F}\"",
        "{\"a\nb\":1}", "\"a\r\nb\"",
        // White space that JSON has not.
        "\u{A0}1", "1\u{A0}", "\u{B}1", "\u{C}[]", "[\u{C}]", "\u{2028}1", "\u{3000}[]", "[1\u{85}]", "\u{200B}1", "\u{1}",
        // Comments.
        "// a\n1", "1 // a", "/* a */ 1", "[1 /* a */]", "# a\n1", "{\"a\": 1 # b\n}", "<!-- a --> 1", "; a",
        // Arrays.
        "[", "[1", "[1,", "[1,]", "[,]", "[,1]", "[1,,2]", "[1 2]", "[1:2]", "[1}", "[}", "[[]", "[[1]", "[1]]", "[\"a\":1]",
        "[1;2]", "[...]", "[*]", "(1)",
        "[1,\n2", "[\n", "[\"a\" \"b\"]", "[[[[[[", "[]\n,", "[-1,-]", "<1>",
        // Objects.
        "{", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,", "{\"a\":1,}", "{,}", "{,\"a\":1}", "{\"a\":1,,\"b\":2}", "{\"a\" 1}",
        "{\"a\",1}", "{\"a\"}", "{:1}",
        "{\"a\"::1}", "{\"a\":}", "{\"a\":1 \"b\":2}", "{\"a\":1;\"b\":2}", "{a:1}", "{'a':1}", "{1:1}", "{null:1}", "{[]:1}",
        "{{}:1}", "{\"a\":1]", "{]",
        "{\"a\"=1}", "{\"a\":1}}", "{\"a\":\"b", "{\"a\":{\"b\":1}", "{\"a\":[1}", "{\"a\":[1]", "{\"a\" b}", "{\"a\":1:2}",
        "{\"a\":{]}}", "{true:1}", "{\"a\":1,\"b\"}",
    ]

    /// Sequences that RFC 3629 does not allow, to stand in a string.
    static let notUTF8: [[UInt8]] = [
        [0x80], [0xBF], [0xC0, 0x80], [0xC1, 0xBF], [0xC2], [0xC2, 0x22], [0xC3, 0xC3], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
        [0xE2, 0x82],
        [0xE2, 0x28, 0xA1], [0xE2, 0x82, 0x28], [0xED, 0xA0, 0x80], [0xED, 0xAD, 0xBF], [0xED, 0xB0, 0x80, 0xED, 0xBF, 0xBF],
        [0xF0, 0x80, 0x80, 0x80], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0x8E], [0xF0, 0x9F, 0x28, 0x89],
        [0xF4, 0x90, 0x80, 0x80],
        [0xF5, 0x80, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF], [0x61, 0xE9, 0x62],
    ]

    static let foreignEncodings: [(String.Encoding, String)] = [
        (.utf16BigEndian, "UTF-16 (big-endian)"), (.utf16LittleEndian, "UTF-16 (little-endian)"), (.utf16, "UTF-16"),
        (.utf32BigEndian, "UTF-32 (big-endian)"), (.utf32LittleEndian, "UTF-32 (little-endian)"), (.utf32, "UTF-32"),
    ]

    /// Places count from 1; columns in code points; a path where the fault is inside something.
    static let messages: [(String, String)] = [
        ("", "1:1: expected a value, found nothing: the text is empty"),
        ("\u{FEFF}\n ?", "2:2: expected a value, found '?'"),
        ("[1, 2", "1:6: [2]: the text ends inside the array that opens at 1:1"),
        ("{\n  \"a\": {\n", "3:1: a: the text ends inside the object that opens at 2:8"),
        ("[\"é🎉\", x]", "1:8: [1]: expected a value, found 'x'"),
        ("[1,\r\n2,\r3 4]", "3:3: [3]: expected ',' or ']' in the array, found '4'"),
        ("{\"a\": [1, {\"b c\": tru}]}", "1:19: a[1][\"b c\"]: expected a value, found 'tru'"),
        ("{\"a\": 1 \"b\": 2}", "1:9: expected ',' or '}' in the object, found '\"'"),
        ("[1, 2,\n]", "1:6: [2]: JSON allows no comma after the last element"),
        ("{\"a\": 1,}", "1:8: JSON allows no comma after the last member"),
        ("{a: 1}", "1:2: expected a key in double quotes, found 'a'"),
        ("{'a': 1}", "1:2: expected a key in double quotes, found \"'\" (JSON writes strings in double quotes)"),
        ("{\"a\" 1}", "1:6: a: expected ':' after the key, found '1'"),
        ("[1] 2", "1:5: expected the end of the text, found '2'"),
        ("[1, // one\n2]", "1:5: [1]: expected a value, found '/' (JSON has no comments)"),
        ("[True]", "1:2: [0]: expected a value, found 'True'; JSON writes 'true'"),
        ("[None]", "1:2: [0]: expected a value, found 'None'; JSON writes 'null'"),
        ("[NaN]", "1:2: [0]: expected a value, found 'NaN', which JSON cannot express"),
        ("[007]", "1:2: [0]: a number may not begin with 0 and another digit"),
        ("[1.]", "1:4: [0]: expected a digit after the decimal point, found ']'"),
        ("[-x]", "1:3: [0]: expected a digit after '-', found 'x'"),
        ("[1e]", "1:4: [0]: expected a digit in the exponent, found ']'"),
        ("[\"a\nb\"]", "1:4: [0]: a line break inside a string; close the string, or write \\n"),
        ("[\"a\tb\"]", "1:4: [0]: a control character inside a string: U+0009; write it as an escape"),
        ("[\"a, 1]\n", "1:8: [0]: a line break inside a string; close the string, or write \\n"),
        ("[\"a, 1]", "1:2: [0]: the text ends inside the string that opens here"),
        ("[\"C:\\dir\"]", "1:5: [0]: unknown escape in a string: \\ and 'dir'; a backslash itself is written \\\\"),
        ("[\"\\u12\"]", "1:3: [0]: four hexadecimal digits must follow \\u"),
        ("[\u{A0}1]", "1:2: [0]: expected a value, found U+00A0"),
        ("[“a”]", "1:2: [0]: expected a value, found U+201C"),
    ]
}
