@testable import DovetailBinaries
import DovetailDiagnostics
import Testing

@Suite struct FlatJSONTests {
    private func entries(_ text: String) throws -> [String] {
        try FlatJSON.entries(Array(text.utf8), path: "a.json").map {
            "\($0.location.line):\($0.location.column) \($0.key)=\($0.value)"
        }
    }

    @Test func placesAndRepetitions() throws {
        #expect(
            try entries("{\n  \"a\": \"1\",\r\n\t\"글\" : \"2\", \"a\":\"3\"\n}\n") == [
                "2:3 a=1", "3:2 글=2", "3:15 a=3",
            ])
        #expect(try entries("\u{FEFF}{\"a\":\"1\"}") == ["1:2 a=1"])
        #expect(try entries(" { } ") == [])
    }

    @Test func escapes() throws {
        #expect(
            try entries(#"{"\"\\\/\b\f\n\r\t":"\u00e9\uD83D\uDE00\u0000"}"#)
                == ["1:2 \"\\/\u{8}\u{C}\n\r\t=\u{E9}\u{1F600}\u{0}"])
    }

    @Test(arguments: [
        ("", "1:1", "the file ends too early"), ("[]", "1:1", "expected an object"),
        ("{\"a\":1}", "1:6", "expected a URL in quotes"), ("{\"a\":{}}", "1:6", "expected a URL in quotes"),
        ("{\n\"a\":\"1\",\n}", "2:8", "there is a comma before '}'"),
        ("{\"a\" \"1\"}", "1:6", "expected ':' after the version"),
        ("{\"a\":\"1\" \"b\":\"2\"}", "1:10", "expected ',' or '}'"),
        ("{\"a\":\"1\"", "1:9", "the file ends too early"),
        ("{a:\"1\"}", "1:2", "expected a version in quotes"), ("{} x", "1:4", "there is something after the object"),
        ("{\"a\":\"1\n\"}", "1:8", "the string has no closing quote on its line"),
        ("{\"a\":\"1", "1:8", "the string has no closing quote"),
        ("{\"a\":\"\\x\"}", "1:7", "the string has an unknown escape"),
        ("{\"a\":\"\\ud800\"}", "1:7", "'\\u' is not followed by the four digits of a character"),
        ("{\"a\":\"\\u12\"}", "1:7", "'\\u' is not followed by the four digits of a character"),
    ])
    func errors(_ text: String, _ place: String, _ message: String) {
        #expect {
            try entries(text)
        } throws: { "\($0)" == "a.json:\(place): error: \(message)" }
    }

    @Test func bytesThatAreNoText() {
        #expect(throws: CarthageSpecError.self) {
            try FlatJSON.entries(Array("{\"".utf8) + [0xFF] + Array("\":\"\"}".utf8), path: "a.json")
        }
    }
}
