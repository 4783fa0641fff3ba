import DovetailDiagnostics
import FactBuilders
import Testing

/// Fixing: from findings with edits, built by hand, to the bytes of a file.
@Suite struct FixesStageTests {
    private func finding(_ edits: Edit...) -> Finding {
        Finding(.notInScope, at: place(1, 1), "no type called 'A' was found", help: "did you mean 'B'?", edits: edits)
    }

    private func edit(_ line: Int, _ column: Int, to end: (Int, Int), _ text: String) -> Edit {
        Edit(place(line, column), to: place(end.0, end.1), text)
    }

    private func fixed(_ source: String, _ findings: Finding...) -> String? {
        let fixes = Fixes(findings) { _ in true }
        return fixes.applied(to: Array(source.utf8), at: "App.swift").map { String(decoding: $0, as: UTF8.self) }
    }

    @Test(arguments: ["\n", "\r\n", "\r"])
    func lineEndsAreKept(_ newline: String) {
        let source = ["let é = Asd", "// x", "let b = 1", ""].joined(separator: newline)
        let result = fixed(
            source, finding(edit(1, 10, to: (1, 13), "App")), finding(edit(2, 1, to: (3, 1), "")))
        #expect(result == ["let é = App", "let b = 1", ""].joined(separator: newline))
    }

    @Test func theLastLineCanBeDeleted() {
        #expect(fixed("a\nb", finding(edit(2, 1, to: (3, 1), ""))) == "a\n")
        #expect(fixed("a\nb\n", finding(edit(2, 1, to: (3, 1), ""))) == "a\n")
    }

    @Test func placesOutsideTheFileAreRefused() {
        #expect(fixed("a\nb\n", finding(edit(1, 3, to: (1, 4), ""))) == nil)
        #expect(fixed("a\nb\n", finding(edit(5, 1, to: (5, 1), "x"))) == nil)
    }

    @Test(arguments: [
        (1, 3, 1, 6, false), (1, 2, 1, 3, false), (1, 6, 1, 6, false), (1, 7, 1, 8, true), (1, 1, 1, 2, false),
        (1, 3, 1, 3, false), (1, 4, 1, 4, false),
    ])
    func overlappingEditsAreLeftOut(_ line: Int, _ from: Int, _ end: Int, _ to: Int, _ isApart: Bool) {
        let first = finding(edit(1, 2, to: (1, 6), "x"))
        let fixes = Fixes([first, finding(edit(line, from, to: (end, to), "y"))]) { _ in true }
        #expect(fixes.findings.count == (isApart ? 2 : 1))
    }

    @Test func equalEditsOfTwoFindingsAreOne() {
        let one = finding(edit(1, 1, to: (1, 2), "x"))
        #expect(fixed("abc", one, one) == "xbc")
        #expect(Fixes([one, one]) { _ in true }.findings.count == 2)
    }

    @Test func aFindingIsFixedInAllItsFilesOrInNone() {
        let both = finding(
            edit(1, 1, to: (1, 2), "x"), Edit(place(1, 1, in: "Other.swift"), to: place(1, 2, in: "Other.swift"), "y"))
        #expect(Fixes([both]) { $0 == "App.swift" }.paths.isEmpty)
        #expect(Fixes([both]) { _ in true }.paths == ["App.swift", "Other.swift"])
    }

    @Test func theNumberCanBeLimited() {
        let findings = (1...4).map { finding(edit($0, 1, to: ($0, 1), "x")) }
        #expect(Fixes(findings, limit: 3) { _ in true }.findings.count == 3)
    }

    // MARK: What is left

    private func counts(_ messages: String..., id: FindingID = .missingProvider) -> [Finding] {
        messages.map { Finding(id, at: place(1, 1), $0, help: "") }
    }

    @Test func whatRemainsHasNoNewFinding() {
        let old = counts("a", "a", "b")
        let all = FindingCounts(old)
        #expect(all.remain(in: counts("a", "b"), without: counts("a")))
        #expect(!all.remain(in: counts("a", "a", "b"), without: counts("a")))
        #expect(!all.remain(in: counts("a", "c"), without: counts("a")))
        #expect(all.remain(in: counts("b") + counts("it is out of date", id: .staleWiring), without: counts("a")))
    }

    // MARK: Differences

    @Test(arguments: [
        ("a, b, c", "a, c"), ("[]", "[é]"), ("é", "è"), ("aa", "aaa"), ("", "x"), ("x", ""),
        ("a\r\nb\r\n", "a\r\nc\r\nb\r\n"),
    ])
    func anEditIsTheDifference(_ old: String, _ new: String) throws {
        let edit = try #require(Edit(from: Array(old.utf8), to: Array(new.utf8), at: "App.swift"))
        #expect(fixed(old, finding(edit)) == new)
        #expect(Edit(from: Array(new.utf8), to: Array(new.utf8), at: "App.swift") == nil)
    }
}
