import Foundation
import Testing
import ToolRunner

/// `dovetail.yaml` is found like `dovetail.yml`.
@Suite struct RulesFileNameTests {
    private func folder(_ names: String...) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for name in names { try folder.write(name, "sources: [App]\n") }
        try folder.write("App/App.swift", "import Dovetail\nprotocol Old: Dependency {}\n")
        try folder.write("Other/Other.swift", "import Dovetail\nprotocol Older: Dependency {}\n")
        return folder
    }

    @Test(arguments: ["dovetail.yml", "dovetail.yaml"])
    func bothNamesAreFound(_ name: String) throws {
        let folder = try folder(name)
        let run = try Command.dovetail("check", "--verbose", in: folder.url)
        #expect(run.errors.contains("rules: \(name)\n"), "\(run.errors)")
        #expect(run.errors.contains("App/App.swift:2:10: warning: ") && !run.errors.contains("Other.swift"))
        // Also from a folder below.
        let below = try Command.dovetail("check", "--verbose", in: folder.url.appendingPathComponent("Other"))
        #expect(below.errors.contains("rules: ../\(name)\n"), "\(below.errors)")
    }

    /// The rules are those of the folder that is read, or of its parents, wherever the command runs.
    @Test func theFolderThatIsReadHasTheRules() throws {
        let folder = try folder("dovetail.yml")
        try folder.write("Nested/dovetail.yml", "sources: [.]\n")
        try folder.write("Nested/Deep/Deep.swift", "import Dovetail\nprotocol Oldest: Dependency {}\n")
        func rules(_ inputs: String...) throws -> String {
            let run = try Command.dovetail(["check", "--verbose"] + inputs, in: folder.url)
            return run.errors.split(separator: "\n").filter { $0.hasPrefix("rules: ") }.joined()
        }
        #expect(try rules("Other") == "rules: dovetail.yml")
        #expect(try rules("Nested") == "rules: Nested/dovetail.yml")
        #expect(try rules("Nested/Deep/Deep.swift") == "rules: Nested/dovetail.yml")
        #expect(try rules("Nested/Deep", "Other") == "rules: dovetail.yml")
        #expect(try rules(folder.url.path + "/Nested/Deep") == "rules: Nested/dovetail.yml")
    }

    @Test(arguments: [["check"], ["graph"], ["doctor"]])
    func twoFilesInOneFolderAreAnError(_ command: [String]) throws {
        let folder = try folder("dovetail.yml", "dovetail.yaml")
        let run = try Command.dovetail(command, in: folder.url)
        #expect(run.status == 2)
        #expect(
            run.errors == "error: there are two rules files, 'dovetail.yml', 'dovetail.yaml'; remove one of them\n",
            "\(run.errors)")
        #expect(try Command.dovetail("check", "--rules", "dovetail.yaml", in: folder.url).status == 0)
    }

    /// The plugin, which passes the file to the command, says the same.
    @Test func thePluginFindsOneFileOrRefusesTwo() throws {
        let plugin = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Plugins/DovetailPlugin/RulesFile.swift")
        let work = try TemporaryFolder()
        try work.write(
            "main.swift",
            """
            import Foundation
            do {
                let found = try RulesFile.urls(in: URL(fileURLWithPath: CommandLine.arguments[1]))
                print(found.map(\\.lastPathComponent).joined(separator: " "))
            } catch {
                print(error)
            }
            """)
        let built = try Command.env("swiftc", "-o", "run", "main.swift", plugin.standardizedFileURL.path, in: work.url)
        try #require(built.status == 0, "\(built.errors)")
        func found(_ folder: TemporaryFolder) throws -> String {
            try Command.run(work.url.appendingPathComponent("run").path, [folder.url.path], in: work.url).output
        }
        #expect(try found(try folder()) == "\n")
        #expect(try found(try folder("dovetail.yml")) == "dovetail.yml\n")
        #expect(try found(try folder("dovetail.yaml")) == "dovetail.yaml\n")
        let two = try folder("dovetail.yml", "dovetail.yaml")
        #expect(try "error: " + found(two) == Command.dovetail("check", in: two.url).errors)
    }

    @Test func anExistingFileIsKept() throws {
        let folder = try folder("dovetail.yaml")
        let run = try Command.dovetail("rules", "init", in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: 'dovetail.yaml' already exists"), "\(run.errors)")
    }
}
