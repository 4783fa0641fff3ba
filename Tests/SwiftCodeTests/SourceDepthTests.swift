import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
@testable import DovetailSwiftCode
import Foundation
import Testing

/// Which sources are not passed to the parser, and which are, however long they are.
@Suite struct SourceDepthTests {
    private func nesting(_ source: String) -> UnparsedSource.Nesting? {
        Array(source.utf8).withUnsafeBytes { SourceDepth.firstTooDeep($0)?.1 }
    }

    private func row(_ part: String, _ count: Int, _ end: String = "", _ closing: String = "") -> String {
        String(repeating: part, count: count) + end + String(repeating: closing, count: count)
    }

    @Test func whatNestsTooDeep() {
        let deep: [(source: String, UnparsedSource.Nesting)] = [
            ("let x = \(row("[", 17, "", "]"))", .brackets),
            ("let x = \"\\(\(row("[", 17, "", "]")))\"", .brackets),
            ("let x = \"\"\"\n\\(\(row("[", 17, "", "]")))\n\"\"\"", .brackets),
            ("let x = #\"\\\"#; let y = \(row("[", 17, "", "]"))", .brackets),
            ("let x = \(row("(", 300, "1", ")"))", .brackets),
            (row("func f() { ", 300, "", "}"), .brackets),
            (row("enum E {\n", 300), .brackets),
            ("let x = \(row("\"\\(", 300, "1", ")\""))", .brackets),
            ("let x: \(row("A<", 300, "Int", ">"))", .types),
            ("let x: \(row("A <", 300, "Int", ">"))", .types),
            ("f(\(row("a<b, c", 300)))", .types),
            ("let x: Int\(row("?", 300))", .types),
            ("let x: \(row("() -> ", 300, "Int"))", .types),
            ("let x: \(row("() async throws -> ", 300, "Int"))", .types),
            ("let x = \(row("try ", 300, "a"))", .expressions),
            ("let x = \(row("try await\n", 300, "a"))", .expressions),
            ("let x = \(row("a ? ", 300, "b", " : c"))", .expressions),
            ("let x = \(row("a + b ? ", 300, "b", " : c"))", .expressions),
            ("let x = \(row("a as B ? ", 300, "b", " : c"))", .expressions),
            ("let x = a\(row(".b", 20_000))", .expressions),
            ("let x = a\(row("\n    .b(1)", 20_000))", .expressions),
            ("let x = a\(row("()", 20_000))", .expressions),
            ("let x = a\(row("!", 20_000))", .expressions),
            ("let x = a\(row("[0]?.b", 20_000))", .expressions),
            ("func f() { \(row("if a == ", 300, "b")) }", .branches),
            ("func f() { \(row("if a == b {} else ", 30_000)){} }", .branches),
            ("func f() { \(row("if let a = b, c(d) { e() } else ", 30_000)){} }", .branches),
            ("func f() { \(row("if case .a(let b) = c, b {} else ", 30_000)){} }", .branches),
            (row("#if A\n", 300, "", "#endif\n"), .conditions),
        ]
        for (source, expected) in deep { #expect(nesting(source) == expected, "\(source.prefix(60))") }
    }

    /// Long but not deep.
    @Test func whatIsParsed() {
        let long = [
            "let x = [\(row("[1, 2], ", 9000))]",
            "let x = \(row("[", 16, "", "]"))",
            "let x = \"\(row("\\(a.b) ", 9000))\"",
            "// \(row("[", 99))\n/* \(row("[", 99)) */ let x = \"\(row("[", 99))\", y = #\"\(row("[(", 99))\"#",
            "let x = a\(row(" + b.c", 9000))",
            "let x = a\(row(" ?? b?.c", 9000))",
            "let x = \(row("a ? b : ", 9000, "c"))",
            row("let a: Int? = try b.c()\n", 9000),
            row("if a { b() }\n", 9000),
            row("if !a.isEmpty, b < c { return }\n", 9000),
            row("guard let a else { return }\n", 9000),
            row("    func f() -> Int\n    func g() async throws -> A<B>\n", 9000),
            row("    var a: A { get }\n    let b: B?\n", 9000),
            row("f(a < b)\n", 9000),
            row("a < b\n", 9000),
            "let x = [\(row("f(for: a, while: b), ", 9000))]",
            row("case .a: return .b(c)\n", 9000),
            row("repeat { a() } while b\n", 9000),
            "repeat { a() } while b\n" + row("if a { b() } else { c() }\n", 30_000),
            row("while a {}\nif a, b {} else {}\n", 30_000),
            "let x = a\(row(".b()", 5000))",
            row("x.y = .init(z)\n", 9000),
            row("#expect(a.b == c)\n", 9000),
            row("#if A\na()\n#elseif B\nb()\n#endif\n", 9000),
            "let x = \(row("{ a in ", 200, "", "}"))",
            "func f() { \(row("if a == b { c.d() } else ", 20_000)){} }",
            "func f() { \(row("if let a, case .b(let c)? = d { e.f() } else ", 20_000)){} }",
            row("@A(b) @C public static func f() {}\n", 9000),
            row("a / b // c\n/d/\n", 9000),
            row("let x = any.copy\nyield = each.some\n", 9000),
        ]
        for source in long { #expect(nesting(source) == nil, "\(source.prefix(60))") }
    }

    /// Every source of this repository can be parsed.
    @Test func realSources() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var count = 0
        for folder in ["Sources", "Plugins", "Tests"] {
            let all = FileManager.default.enumerator(
                at: root.appendingPathComponent(folder), includingPropertiesForKeys: nil)
            for case let file as URL in all ?? FileManager.DirectoryEnumerator() where file.pathExtension == "swift" {
                let data = try Data(contentsOf: file)
                #expect(data.withUnsafeBytes { SourceDepth.firstTooDeep($0) == nil }, "\(file.path)")
                count += 1
            }
        }
        #expect(count > 1000)
    }

    /// A debug build parses the same depth as a release build.
    @Test func deepAndParsed() {
        let source = Array("let a = \(row("(", 250, "1", ")"))\n\(row("enum E { ", 250, "", "}"))".utf8)
        let found = Workers.map(1) { _, _ in
            source.withUnsafeBytes { FactReader.read(path: "A.swift", $0).problems.map(\.message) }
        }
        #expect(found == [[]])
    }
}
