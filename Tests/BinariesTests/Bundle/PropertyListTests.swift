@testable import DovetailBinaries
import Foundation
import Testing

@Suite struct PropertyListTests {
    /// A binary property list of these objects, with the first at the top.
    private func binary(_ objects: [[UInt8]]) -> [UInt8] {
        func number(_ value: Int, _ size: Int) -> [UInt8] {
            (0..<size).reversed().map { UInt8(value >> ($0 * 8) & 255) }
        }
        var bytes = Array("bplist00".utf8)
        var offsets: [UInt8] = []
        for object in objects {
            offsets += number(bytes.count, 4)
            bytes += object
        }
        let table = number(bytes.count, 8)
        return bytes + offsets + [0, 0, 0, 0, 0, 0, 4, 2] + number(objects.count, 8) + number(0, 8) + table
    }

    private func problem(_ bytes: [UInt8]) -> String? {
        do {
            _ = try PropertyList(bytes)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func bothFormatsAreReadAlike() throws {
        let values: [String: Any] = [
            "text": "plain", "한글": "글자 😀", "long": String(repeating: "x", count: 300), "empty": "",
            "list": ["a", ["b": ["c"]]] as [Any], "number": 7, "flag": true, "date": Date(timeIntervalSince1970: 0),
            "data": Data([1, 2]), "many": (0..<300).map { "item \($0)" },
        ]
        let lists = try [PropertyListSerialization.PropertyListFormat.xml, .binary].map {
            try PropertyList(Array(PropertyListSerialization.data(fromPropertyList: values, format: $0, options: 0)))
        }
        #expect(lists[0] == lists[1])
        #expect(lists[1]["한글"] == .string("글자 😀"))
        #expect(lists[1]["many"]?.array?.count == 300)
        #expect(lists[1]["list"] == .array([.string("a"), .dictionary(["b": .array([.string("c")])])]))
        #expect(lists[1]["number"] == .other)
        #expect(lists[1]["absent"] == nil)
    }

    @Test func cyclesEnd() {
        #expect(problem(binary([[0xA1, 0, 0]]))?.contains("deeply nested") == true)
        #expect(problem(binary([[0xD1, 0, 1, 0, 0], [0x51, 0x61]]))?.contains("deeply nested") == true)
    }

    /// Fifty arrays, each of which contains the next one twice.
    @Test func sharedElementsDoNotMultiply() {
        let arrays = (0..<50).map { [0xA2] + [UInt8](repeating: 0, count: 1) + [UInt8($0 + 1), 0, UInt8($0 + 1)] }
        #expect(problem(binary(arrays + [[0xA0]]))?.contains("too many") == true)
    }

    @Test(arguments: [
        ("", "is empty"), (" \n", "is empty"), ("{ a = b; }", "is an old-style text property list, which is not read"),
        ("hello", "is not a property list"), ("<plist><dict><key>a</key>", "is damaged XML or not a property list"),
        ("bplist00", "is a damaged or unknown binary property list"),
    ])
    func unreadable(_ text: String, _ expected: String) {
        #expect(problem(Array(text.utf8)) == expected)
    }

    @Test func byteOrderMark() throws {
        let text = "\u{FEFF}<plist version=\"1.0\"><string>a</string></plist>"
        #expect(try PropertyList(Array(text.utf8)) == .string("a"))
    }

    @Test func hugeNumbersInTheTrailer() {
        let good = binary([[0xA0]])
        for place in (good.count - 32)..<good.count {
            for value: UInt8 in [0, 1, 8, 9, 127, 128, 255] {
                var bytes = good
                bytes[place] = value
                _ = problem(bytes)
            }
        }
    }
}
