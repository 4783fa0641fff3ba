import Testing
import ToolRunner

/// Programs that are linked together are isolated from each other.
@Suite struct ProgramBatchTests {
    private func program(_ text: String, in folder: TemporaryFolder, alone: Bool = false) throws -> SourceProgram {
        try folder.write("App/main.swift", text + "\n")
        var program = SourceProgram(
            folder.url, [SourceProgram.Module("App", ["App/main.swift"])], flags: ["-swift-version", "6"],
            libraries: SourceProgram.Libraries())
        program.isAlone = alone
        return program
    }

    /// The output of a program, or the module in which it fails, or how it ends.
    private func words(_ outcome: ProgramOutcome) -> String {
        switch outcome {
        case .refused(let module, _): module
        case .ran(let run, _): run.status == 0 ? run.output : "stopped"
        }
    }

    @Test func eachHasItsOwnNamesOutputAndEnd() throws {
        let texts = [
            "struct S { let name = \"one\" }\nprint(S().name)", "enum S { static let name = \"two\" }\nprint(S.name)",
            "let none: Int? = nil\nprint(none!)", "print(unknown)",
            "@_cdecl(\"taken\") func f() {}\nprint(\"first\")", "@_cdecl(\"taken\") func f() {}\nprint(\"second\")",
            "@_cdecl(\"taken\") func f() {}\nprint(\"alone\")",
        ]
        let folders = try texts.map { _ in try TemporaryFolder() }
        let programs = try texts.indices.map { try program(texts[$0], in: folders[$0], alone: $0 == 6) }
        let found = try ProgramBatch.run(programs).map(words)
        #expect(found == ["one\n", "two\n", "stopped", "App", "the linked program", "the linked program", "alone\n"])
    }
}
