@testable import DovetailSwiftCode
import Testing

/// Lines begin where looking at each byte says that they do.
@Suite struct LineTableTests {
    /// Line and column of each offset, by the rule itself: a line ends at a line feed, a carriage return, or both.
    private static func places(in bytes: [UInt8]) -> [[Int]] {
        var (line, column) = (1, 1)
        return (0...bytes.count).map { offset in
            defer {
                let byte = offset < bytes.count ? bytes[offset] : 0
                let isPair = byte == 13 && offset + 1 < bytes.count && bytes[offset + 1] == 10
                (line, column) = (byte == 10 || byte == 13) && !isPair ? (line + 1, 1) : (line, column + 1)
            }
            return [line, column]
        }
    }

    private static func isSame(_ bytes: [UInt8]) -> Bool {
        let table = bytes.withUnsafeBufferPointer { LineTable($0) }
        let found = (0...bytes.count).map { offset in
            let place = table.place(of: offset)
            return [place.line, place.column]
        }
        return found == places(in: bytes)
    }

    @Test(arguments: ["", "\n", "\r", "\r\n", "a\nb", "a\rb", "a\r\nb", "a\r", "a\r\r\n\n\rb", "\r\n\r", "one\ntwo\n"])
    func endsOfLines(_ text: String) {
        #expect(Self.isSame(Array(text.utf8)))
    }

    @Test(arguments: 1...200) func randomBytes(seed: UInt64) {
        var state = seed
        for _ in 0..<20 {
            let bytes: [UInt8] = (0..<40).map { _ in
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                return [10, 13, 97, 32][Int(state >> 62)]
            }
            #expect(Self.isSame(bytes), "seed \(seed)")
        }
    }
}
