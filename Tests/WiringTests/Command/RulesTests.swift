import Foundation
import Testing
import ToolRunner

/// The effects of `dovetail.yml` on the command line.
@Suite struct RulesTests {
    /// A component that nothing creates.
    private static let broken = """
        import Dovetail
        final class LoneRoot: BootstrapComponent {}
        final class LoneComponent: Component<EmptyDependency> {}
        """

    /// A project in which each of some folders has one finding.
    private func project(_ rules: String? = nil) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for name in ["App/App", "Features/Card/Card", "Features/Demo/Demo"] {
            let type = name.components(separatedBy: "/").last ?? ""
            try folder.write(
                "\(name).swift", Self.broken.replacingOccurrences(of: "Lone", with: type))
        }
        if let rules { try folder.write("dovetail.yml", rules) }
        return folder
    }

    /// The files with findings of a `check`.
    private func found(
        _ arguments: [String] = [], in folder: TemporaryFolder, at path: String = ".",
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> [String] {
        let run = try Command.run(
            Command.dovetail, ["check"] + arguments, in: folder.url.appendingPathComponent(path))
        #expect(run.status == 0, "\(run.errors)", sourceLocation: sourceLocation)
        let lines = run.errors.split(separator: "\n").filter { $0.contains(": warning: ") }
        return lines.compactMap { $0.split(separator: ":").first.map(String.init) }.sorted()
    }

    private func errors(_ arguments: [String], in folder: TemporaryFolder) throws -> String {
        let run = try Command.run(Command.dovetail, arguments, in: folder.url)
        #expect(run.status == 2, "\(run.errors)")
        return run.errors
    }

    @Test func checksWhatTheNearestFileSays() throws {
        let folder = try project("sources: [App, Features]\nexclude: [\"*/Demo/*\"]\n")
        #expect(try found(in: folder) == ["App/App.swift", "Features/Card/Card.swift"])
        #expect(try found(in: folder, at: "Features/Card") == ["../../App/App.swift", "../Card/Card.swift"])
        try folder.write("Features/dovetail.yml", "# all of it\n")
        #expect(try found(in: folder, at: "Features/Card") == ["../Card/Card.swift", "../Demo/Demo.swift"])
    }

    @Test func aFileMayBeNamed() throws {
        let folder = try project("sources: [App]\n")
        try folder.write("Config/my rules.yml", "sources: [../Features]\nexclude: [../Features/Card]\n")
        #expect(try found(["--rules", "Config/my rules.yml"], in: folder) == ["Features/Demo/Demo.swift"])
        let path = folder.url.appendingPathComponent("Config/my rules.yml").path
        #expect(try found(["--rules", path], in: folder, at: "Features") == ["Demo/Demo.swift"])
        #expect(
            try found(["--rules", path], in: folder, at: "App").first?.hasSuffix("/Features/Demo/Demo.swift") == true)
        #expect(
            try errors(["check", "--rules", "none.yml"], in: folder) == "error: no rules file at 'none.yml'\n")
        #expect(
            try errors(["check", "--rules", "App"], in: folder) == "error: the rules file 'App' is not a file\n")
    }

    @Test func theCommandLineComesFirst() throws {
        let folder = try project("sources: [App]\nexclude: [Features/Card]\n")
        #expect(try found(["Features"], in: folder) == ["Features/Demo/Demo.swift"])
        #expect(try found(["."], in: folder, at: "Features") == ["Demo/Demo.swift"])
        #expect(try found(["--module", "F=Features"], in: folder) == ["Features/Demo/Demo.swift"])
        #expect(
            try errors(["check", "Features", "--exclude", "Demo"], in: folder)
                == "error: no Swift files in 'Features' besides excluded ones\n")
        #expect(try found(["--exclude", "Nothing"], in: folder) == ["App/App.swift"])
    }

    @Test func aFileIsReadForWhatIsBelowItsFolder() throws {
        let folder = try project()
        try folder.write("App/dovetail.yml", "exclude: [../Features/Demo]\n")
        #expect(
            try found(["../Features"], in: folder, at: "App") == [
                "../Features/Card/Card.swift", "../Features/Demo/Demo.swift",
            ])
        // One of the inputs is enough.
        #expect(
            try found([".", "../Features"], in: folder, at: "App") == ["../Features/Card/Card.swift", "App.swift"])
    }

    @Test func aFolderWithLettersOfPatterns() throws {
        let folder = try TemporaryFolder()
        try folder.write("a[b]*/dovetail.yml", "exclude: [Demo/*]\n")
        try folder.write("a[b]*/Demo/Demo.swift", Self.broken)
        try folder.write("a[b]*/App/App.swift", Self.broken.replacingOccurrences(of: "Lone", with: "Other"))
        #expect(try found(in: folder, at: "a[b]*") == ["App/App.swift"])
        #expect(try found(in: folder, at: "a[b]*/App") == ["../App/App.swift"])
    }

    @Test func explainAndGenerateReadItToo() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/App.swift", GenerateTests.source)
        try folder.write("App/Store.swift", "func f(c: Container) { c.register(Store.self) { _ in Disk() } }\n")
        try folder.write("dovetail.yml", "sources: [App]\n")
        let explained = try Command.run(Command.dovetail, ["explain", "Store"], in: folder.url)
        #expect(explained.output.hasPrefix("Store\n  registered: App/Store.swift:1:26"), "\(explained.errors)")
        let generate = ["generate", "--output", "Wiring.swift"]
        #expect(try errors(generate, in: folder).hasPrefix("error: nothing to read: "))
        let generated = try Command.run(Command.dovetail, generate + ["--rules", "dovetail.yml"], in: folder.url)
        #expect(generated.status == 0, "\(generated.errors)")
        #expect(FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Wiring.swift").path))
    }

    @Test func allProblemsAreSaid() throws {
        let folder = try project("strict: 1\n\nexcludes: []\noverrides:\n  - service: S\n    reason: ''\n")
        #expect(
            try errors(["check"], in: folder) == """
                dovetail.yml:1:9: error: 'strict' must be true or false, not a number
                dovetail.yml:3:1: error: unknown key 'excludes'; did you mean 'exclude'?
                dovetail.yml:6:13: error: 'reason' is empty

                """)
        try folder.write("dovetail.yml", "sources: [App, Ap, Features,\n  Nowhere]\n")
        #expect(
            try errors(["check"], in: folder) == """
                dovetail.yml:1:16: error: no such file or folder: 'Ap'
                dovetail.yml:2:3: error: no such file or folder: 'Nowhere'

                """)
        try Data([0x61, 0xFF]).write(to: folder.url.appendingPathComponent("dovetail.yml"))
        #expect(try errors(["check"], in: folder) == "dovetail.yml:1:2: error: this file is not valid UTF-8\n")
    }

    @Test func withoutRulesAndInputsTheCurrentFolderIsRead() throws {
        let folder = try project()
        let here = try Command.run(Command.dovetail, ["check"], in: folder.url)
        let named = try Command.run(Command.dovetail, ["check", "."], in: folder.url)
        #expect(here.output == named.output && here.errors == named.errors && here.status == named.status)
        #expect(here.errors.contains("App/App.swift"), "\(here.output)\(here.errors)")
    }

    @Test func verboseNamesTheFile() throws {
        let folder = try project("sources: [App]\n")
        let run = try Command.run(
            Command.dovetail, ["check", "--verbose"], in: folder.url.appendingPathComponent("App"))
        #expect(run.errors.contains("rules: ../dovetail.yml\n"), "\(run.errors)")
    }
}
