import Foundation
import Testing
import ToolRunner

/// `--evaluate-manifests` where Tuist has no manifests, and Tuist's files that are no sources.
@Suite struct NoTuistTests {
    private func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let package = """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Bank", targets: [.target(name: "Bank")])

            """
        let all = ["Package.swift": package, "Sources/Bank/Bank.swift": GenerateTests.source]
        for (path, text) in all.merging(files, uniquingKeysWith: { $1 }) { try folder.write(path, text) }
        return folder
    }

    private static let line = "no Tuist manifest was found to evaluate\n"

    @Test(arguments: [
        ["check", "."], ["graph", "."], ["graph", ".", "--modules"], ["explain", "Bank", "."],
        ["modules", "fix-imports", "."], ["modules", "break-cycle", "."],
    ])
    func nothingToEvaluateIsSaid(_ command: [String]) throws {
        let folder = try folder(["Sources/Bank/Bank.swift": "public struct Bank {}\n"])
        let plain = try Command.dovetail(command, in: folder.url)
        let run = try Command.dovetail(command + ["--evaluate-manifests"], in: folder.url)
        #expect(run.status == plain.status && run.output == plain.output, "\(run.errors)")
        #expect(run.errors.contains(Self.line), "\(run.errors)")
        #expect(run.errors.replacingOccurrences(of: Self.line, with: "") == plain.errors, "\(run.errors)")
    }

    @Test func theRulesFileMayAskForIt() throws {
        let folder = try folder([
            "dovetail.yml": "graph: {evaluate: true}\n", "Sources/Bank/Bank.swift": "struct Bank {}\n",
        ])
        let run = try Command.dovetail("check", in: folder.url)
        #expect(run.status == 0 && run.errors.contains(Self.line), "\(run.errors)")
        #expect(try !Command.dovetail("check", "--quiet", in: folder.url).errors.contains("Tuist"))
    }

    @Test func whatConfiguresTuistIsInNoModule() throws {
        let tuist = "import ProjectDescription\nlet tuist = Tuist()\n"
        let folder = try folder([
            "Tuist.swift": tuist, "Tuist/Config.swift": tuist, "Tuist/Dependencies.swift": tuist,
            "Plugin.swift": tuist, "Workspace.swift": tuist, "Sources/Bank/Tuist.swift": "struct Tuist {}\n",
        ])
        let run = try Command.dovetail("check", ".", "--verbose", in: folder.url)
        #expect(run.errors.contains("read 2 files"), "\(run.errors)")
        #expect(!run.errors.contains("in no module"), "\(run.errors)")
        // A source may have such a name.
        try folder.write("Config.swift", "struct Config {}\n")
        #expect(try Command.dovetail("check", ".", in: folder.url).errors.contains("1 of 3 files is in no module"))
    }
}
