import Foundation
import NotesManifest
import Testing

/// Texts of RFC 8259's corners, each with what must become of it.
@Suite struct JSONTextTests {
    @Test(arguments: JSONTextTests.valid)
    func `a text that the grammar allows is read, and written text reads as the same value`(_ text: String) throws {
        let value = try JSONValue(parsing: Data(text.utf8))
        let again = try JSONValue(parsing: value.formatted)
        #expect(again == value)
        #expect(again.formatted == value.formatted)
    }

    @Test(arguments: JSONTextTests.invalid)
    func `a text that the grammar forbids is refused`(_ text: String) {
        #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: Data(text.utf8)) }
    }

    @Test(arguments: JSONTextTests.notUTF8)
    func `bytes that are not UTF-8 are refused by that name`(_ bytes: [UInt8]) {
        let quoted = Data([0x22] + bytes + [0x22])
        let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: quoted) }
        #expect(error?.code == .encoding)
    }

    @Test(arguments: JSONTextTests.foreignEncodings)
    func `another encoding is named`(_ encoding: String.Encoding, _ name: String) throws {
        let error = #expect(throws: JSONSyntaxError.self) {
            try JSONValue(parsing: try #require("[{\"a\": 1}]".data(using: encoding)))
        }
        #expect(error?.code == .encoding)
        #expect(error?.message.contains(name) == true, "\(error?.message ?? "")")
    }

    @Test(arguments: JSONTextTests.messages)
    func `an error says where, and what to do`(_ text: String, _ expected: String) {
        let error = #expect(throws: JSONSyntaxError.self) { try JSONValue(parsing: Data(text.utf8)) }
        #expect(error?.description == expected)
    }

    @Test func `literals come out as they went in`() throws {
        let text = #"""
            [
              1.10,
              -0.0,
              1e400,
              1E+2,
              123456789012345678901234567890,
              "\/",
              "\u2019",
              "\uD83C\udf89",
              "\ud800",
              "é\u0301",
              {
                "a": 1,
                "\u0061": 2,
                "a": []
              }
            ]

            """#
        #expect(String(decoding: try JSONValue(parsing: Data(text.utf8)).formatted, as: UTF8.self) == text)
    }

    @Test func `escapes are resolved on demand`() throws {
        let text = #"["\"\\\/\b\f\n\r\t\u0041\u00e9\uD83C\uDF89", "\ud83c", "\udf89\ud83c", "\ud800\u0041"]"#
        let value = try JSONValue(parsing: Data(text.utf8))
        #expect(value[0]?.text == "\"\\/\u{8}\u{C}\n\r\tAé🎉")
        #expect(value[1]?.text == "\u{FFFD}")
        #expect(value[2]?.text == "\u{FFFD}\u{FFFD}")
        #expect(value[3]?.text == "\u{FFFD}A")
        guard case .string(let half)? = value[1]?.content, case .string(let whole)? = value[0]?.content else {
            Issue.record("not strings")
            return
        }
        #expect(half.hasLoneSurrogate && !whole.hasLoneSurrogate)
    }

    @Test func `strings and keys are told apart by code points`() throws {
        let value = try JSONValue(parsing: Data("{\"\u{E9}\": 1, \"e\u{301}\": 2}".utf8))
        #expect(value["\u{E9}"]?.double == 1)
        #expect(value["e\u{301}"]?.double == 2)
        #expect(JSONString("\u{E9}") != JSONString("e\u{301}"))
    }

    @Test func `512 levels are read, compared, written and freed on a small stack, and one more is refused`() throws {
        for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
            let deepest = String(repeating: open, count: 512) + "1" + String(repeating: close, count: 512)
            let tooDeep = open + deepest + close
            let outcome = OnSmallStack.run {
                guard let value = try? JSONValue(parsing: Data(deepest.utf8)),
                    let again = try? JSONValue(parsing: value.formatted)
                else {
                    return "not read"
                }
                var hasher = Hasher()
                value.hash(into: &hasher)
                return again == value ? "equal" : "different"
            }
            #expect(outcome == "equal")
            let refused = OnSmallStack.run {
                do throws(JSONSyntaxError) { _ = try JSONValue(parsing: Data(tooDeep.utf8)) } catch {
                    return "\(error.code) \(error.message)"
                }
                return "read"
            }
            #expect(refused == "depth nested deeper than 512 levels")
        }
        let endless = OnSmallStack.run {
            do throws(JSONSyntaxError) {
                _ = try JSONValue(parsing: Data(String(repeating: "[", count: 1_000_000).utf8))
            } catch { return "\(error.code) \(error.column)" }
            return "read"
        }
        #expect(endless == "depth 513")
    }

    @Test(arguments: [
        (12.5, 6, "12.5"), (60, 6, "60"), (29.97, 3, "29.97"), (29.97002997, 3, "29.97"), (0.1 + 0.2, 6, "0.3"),
        (1e-5, 6, "0.00001"),
        (1e-9, 6, "0"), (-1e-9, 6, "0"), (-0.5, 6, "-0.5"), (-12.000001, 6, "-12.000001"), (1e15, 6, "1000000000000000"),
        (1e300, 6, "0"), (.infinity, 6, "0"), (.nan, 6, "0"), (59.9999999, 6, "60"), (2.0000005, 6, "2.000001"), (7, 0, "7"),
    ])
    func `measured numbers are written plainly`(_ value: Double, _ decimals: Int, _ expected: String) {
        #expect(JSONNumber(value, decimals: decimals).literal == expected)
    }

    @Test(arguments: [
        ("1", 1, 1.0), ("-0", 0, -0.0), ("1.0", nil, 1.0), ("1e2", nil, 100), ("1e400", nil, nil), ("-1e400", nil, nil),
        ("9223372036854775807", Int.max, 9_223_372_036_854_775_807.0), ("9223372036854775808", nil, 9_223_372_036_854_775_808.0),
        ("1e-400", nil, 0),
    ])
    func `numbers are read on demand`(_ literal: String, _ int: Int?, _ double: Double?) throws {
        guard case .number(let number) = try JSONValue(parsing: Data(literal.utf8)).content else {
            Issue.record("not a number")
            return
        }
        #expect(number.int == int)
        #expect(number.double == double)
    }
}
