import DovetailBasics
import DovetailSwiftCode
import Foundation
import Testing
import ToolRunner

/// Sources without bodies, compared with the same sources with them.
@Suite struct SourceOutlineTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The Swift files of this repository: some of those with protocols, and a few of the others. The parser is slow
    /// without optimisation; `DOVETAIL_OUTLINES=all` uses all files, and `DOVETAIL_FULL=1` all with protocols.
    private static let files: [URL] = {
        let all = ["Sources", "Tests", "Examples", "Plugins"].flatMap { folder in
            (FileManager.default.enumerator(at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)?
                .allObjects ?? []).compactMap { $0 as? URL }
        }.filter { $0.pathExtension == "swift" && !$0.path.contains("/.build/") }.sorted { $0.path < $1.path }
        if ProcessInfo.processInfo.environment["DOVETAIL_OUTLINES"] == "all" { return all }
        let sample = stride(from: 0, to: all.count, by: Extent.isFull ? 1 : 6).map { all[$0] }
        return sample.enumerated().filter { index, url in
            index % 10 == 0 || (try? String(contentsOf: url, encoding: .utf8))?.contains("\nprotocol ") == true
        }.map(\.element)
    }()

    private func outline(_ text: String) -> String? {
        Array(text.utf8).withUnsafeBytes { SourceOutline.bytes(of: $0) }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// In all files of this repository, the facts read for doubles are the same with and without bodies.
    @Test func declaresTheSame() throws {
        let sizes = inParallel(Self.files) { file -> (count: Int, left: Int) in
            guard let text = try? String(contentsOf: file, encoding: .utf8), let outline = outline(text) else {
                return (0, 0)
            }
            #expect(outline.utf8.count { $0 == 10 } == text.utf8.count { $0 == 10 })
            #expect(
                (try? ProtocolReader.read(outline, path: "File.swift", module: nil))
                    == (try? ProtocolReader.read(text, path: "File.swift", module: nil)), "\(file.path)")
            return (text.utf8.count, outline.utf8.count)
        }
        let count = sizes.map(\.count).reduce(0, +), left = sizes.map(\.left).reduce(0, +)
        #expect(count > 50_000 && left * 5 < count * 4, "\(left) of \(count)")
        print("outlines: \(Self.files.count) files")
    }

    @Test(arguments: [
        (
            "func f() { a { b } }\nprotocol P { var x: Int { get } }",
            "func f() {         }\nprotocol P { var x: Int { get } }"
        ),
        ("struct S { let a = \"\\(b { 1 })}\"; func f() { } }", "struct S { let a = \"\\(b {   })}\"; func f() { } }"),
        ("class C { class var a: Int { 1 } }", "class C { class var a: Int { 1 } }"),
        (
            "struct S { func f<T>(a: (T) -> Int = { 1 }) -> (Int) { a } }",
            "struct S { func f<T>(                     ) -> (Int) {   } }"
        ),
        (
            "class C { init(a: Int) { a } }\nextension C { init(_ b: Int) { b } }",
            "class C { init(a: Int) {   } }\nextension C { init(        ) {   } }"
        ),
        ("protocol P { func f(a: Int) }", "protocol P { func f(a: Int) }"),
        ("let actor = 1\nclass C { func f(a: Int) }", "let actor = 1\nclass C { func f(a: Int) }"),
        ("import func A.b\n#if canImport(B)\n#endif", "import func A.b\n#if canImport(B)\n#endif"),
        (
            "struct S { let a = S.init\n typealias F = (Int) -> Void }",
            "struct S { let a = S.init\n typealias F = (Int) -> Void }"
        ),
        ("extension E { init() { 2\r\n 1 } }", "extension E { init() {\r\n   } }"),
        ("actor A { let r = #/{/#; func f() { x } }", "actor A { let r = #/{/#; func f() {   } }"),
        ("enum E { case a } /* { */ func f() { \"}\" }", "enum E { case a } /* { */ func f() {     }"),
        (
            "protocol P: class { func f() }\nlet p = { protocolX }",
            "protocol P: class { func f() }\nlet p = {           }"
        ),
    ])
    func blanksBodies(_ source: String, _ expected: String) { #expect(outline(source) == expected) }

    @Test(arguments: ["func f() {", "}", "func f() { ) }", "struct S { (}", "let s = \"\\(a", "f(]"])
    func sourcesThatDoNotCompile(_ source: String) { #expect(outline(source) == nil) }

    /// Any bytes give either no result or one whose lines are as long as those of the source, or end with the source.
    @Test(arguments: 0..<300 as Range<UInt64>) func anyBytes(_ seed: UInt64) {
        var random = SeededRandom(state: seed)
        let pieces = [
            "{", "}", "(", ")", "[", "]", "\"", "\"\"\"", "\\(", "#", "/", "//", "/*", "*/", "`", "protocol ", "class ",
            "\n",
            "a", " ", ";", "#if A", "#endif", "\r", "ä",
        ]
        let text = (0..<40).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
        guard let outline = outline(text) else { return }
        let lines = outline.utf8.split(separator: 10, omittingEmptySubsequences: false)
        let given = text.utf8.split(separator: 10, omittingEmptySubsequences: false)
        #expect(lines.count == given.count, "seed \(seed)")
        for (line, given) in zip(lines, given) { #expect(line.count <= given.count, "seed \(seed)") }
        #expect(outline.utf8.suffix(1).elementsEqual(text.utf8.suffix(1)), "seed \(seed)")
    }
}
