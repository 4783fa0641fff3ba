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

    @Test func anExistingFileIsKept() throws {
        let folder = try folder("dovetail.yaml")
        let run = try Command.dovetail("rules", "init", in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.hasPrefix("error: 'dovetail.yaml' already exists"), "\(run.errors)")
    }
}
