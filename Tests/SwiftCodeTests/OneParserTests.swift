import Foundation
import Testing

/// Swift is parsed in only one place, which guards against input that the parser cannot handle.
@Suite struct OneParserTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")

    @Test func oneCallOfTheParser() throws {
        var calls: [String] = []
        let all = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
        for case let file as URL in all ?? FileManager.DirectoryEnumerator() where file.pathExtension == "swift" {
            let text = try String(contentsOf: file, encoding: .utf8)
            for line in text.split(whereSeparator: \.isNewline) where !line.contains("///") {
                let words = line.split { !$0.isLetter && $0 != "." && $0 != "_" }
                let isCall = words.contains {
                    ["Parser.parse", "Parser.parseIncrementally", "SourceFileSyntax.parse"].contains($0)
                        || $0.hasPrefix("SwiftParser.")
                }
                if isCall { calls.append(file.lastPathComponent) }
            }
        }
        #expect(calls == ["SourceParser.swift"])
    }
}
