import Foundation
import Testing
import ToolRunner

/// Aspects of suppressions that the cases cannot show: the edits that delete them, and exit codes.
@Suite struct SuppressionTests {
    private func fixed(_ source: String) throws -> String {
        try FixedSources(["App.swift": source]).files["App.swift"] ?? ""
    }

    @Test func editsDeleteWhatIsUnused() throws {
        let source = """
            import Dovetail
            let a = "é" // dovetail:ignore no-root: gone
            let b = 1 \t// dovetail:ignore no-root: gone // but this stays
            \t// dovetail:ignore no-root: gone
            let c = 1
            protocol Old: Dependency {} // dovetail:ignore no-root, unused-dependency-protocol,orphan-component: half
            protocol Older: Dependency {} // dovetail:ignore unused-dependency-protocol: all of it
            final class App: BootstrapComponent {}
            // dovetail:ignore no-root: at the end
            """
        #expect(
            try fixed(source) == """
                import Dovetail
                let a = "é"
                let b = 1 \t// but this stays
                let c = 1
                protocol Old: Dependency {} // dovetail:ignore unused-dependency-protocol: half
                protocol Older: Dependency {} // dovetail:ignore unused-dependency-protocol: all of it
                final class App: BootstrapComponent {}

                """)
        #expect(try fixed(source.replacingOccurrences(of: "\n", with: "\r\n")).contains("\r\nlet c = 1\r\n"))
    }

    @Test func aByteOrderMarkIsNoPartOfTheFirstLine() throws {
        let source =
            "\u{FEFF}// dovetail:ignore unused-dependency-protocol, no-root: kept\nprotocol Old: Dependency {}\n"
        #expect(
            try fixed(source + "import Dovetail\n")
                == "\u{FEFF}// dovetail:ignore unused-dependency-protocol: kept\nprotocol Old: Dependency "
                + "{}\nimport Dovetail\n"
        )
        #expect(try fixed("\u{FEFF}// dovetail:ignore no-root: gone\nlet x = 1\n") == "\u{FEFF}let x = 1\n")
    }

    @Test func aFindingWithoutACertainFixHasNoEdit() throws {
        let source = GenerateTests.source.replacingOccurrences(of: "var id: Int { 1 }", with: "")
        #expect(try fixed(source) == source)
    }

    @Test func aSuppressedErrorEndsCheckWellAndStopsGenerate() throws {
        let folder = try TemporaryFolder()
        let source = GenerateTests.source.replacingOccurrences(of: "var id: Int { 1 }", with: "")
        let line = "protocol CardDependency"
        try folder.write(
            "App/App.swift",
            source.replacingOccurrences(of: line, with: "// dovetail:ignore missing-provider: the host has it\n\(line)")
        )
        let check = try Command.run(Command.dovetail, ["check", "App"], in: folder.url)
        #expect(check.status == 0)
        #expect(
            check.errors == "proved 0 of 1 requirement of 1 component under 1 root\n0 errors, 0 warnings\n")
        let generate = try Command.run(
            Command.dovetail, ["generate", "--output", "Wiring.swift", "App"], in: folder.url)
        #expect(generate.status == 1)
        #expect(generate.errors.contains("[missing-provider]"))
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Wiring.swift").path))
    }

    @Test func aNameThatIsNotThereGivesTheNearestOne() throws {
        let folder = try TemporaryFolder()
        try folder.write("App.swift", "let x = 1 // dovetail:ignore mising-provider: typo\n")
        let run = try Command.run(Command.dovetail, ["check", "."], in: folder.url)
        #expect(run.status == 1)
        #expect(
            run.errors == """
                App.swift:1:30: error: no finding is called 'mising-provider' [invalid-suppression]
                App.swift:1:30: note: help: did you mean 'missing-provider'?
                1 error, 0 warnings

                """)
    }
}
