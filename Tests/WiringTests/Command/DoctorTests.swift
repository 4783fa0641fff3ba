import Foundation
import Testing
import ToolRunner

/// `dovetail doctor`
@Suite struct DoctorTests {
    private func folder(_ files: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        return folder
    }

    private func doctor(_ arguments: String..., in folder: TemporaryFolder, path: String? = nil) throws -> Command {
        try Command.run(
            Command.dovetail, ["doctor"] + arguments, in: folder.url, environment: path.map { ["PATH": $0] })
    }

    private static let bank = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Bank", targets: [
            .executableTarget(name: "App", plugins: [.plugin(name: "DovetailPlugin", package: "Dovetail")]),
        ])
        """,
        "Sources/App/main.swift": "import Dovetail\n",
        "Core/Package.swift":
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Core\")\n",
        "dovetail.yml": "baseline: known.json\ncache: .cache\n", "known.json": "{}", ".cache/facts": "0123456789",
    ]

    @Test func aPackageIsDescribed() throws {
        let run = try doctor(in: folder(Self.bank))
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors == "")
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.filter { !$0.hasPrefix(" ") } == ["tools", "project", "settings", "plugins"], "\(run.output)")
        for line in [
            "  Swift files: 1", "  Package.swift: Core/Package.swift, Package.swift", "  Xcode projects: none",
            "  rules: dovetail.yml", "  baseline: known.json", "  cache: .cache, 1 KB; it can be deleted at any time",
            "  DovetailPlugin: App (Package.swift); writes the wiring of a target in each build",
        ] { #expect(lines.contains(line), "\(line) in \(run.output)") }
        #expect(lines.contains { $0.hasPrefix("  swiftc: ") && $0.contains("Swift version") }, "\(run.output)")
    }

    @Test func theOutputIsTheSameInEachRun() throws {
        let folder = try folder(Self.bank)
        #expect(try doctor(in: folder).output == doctor(in: folder).output)
        #expect(try !doctor(in: folder).output.contains(folder.url.path))
    }

    @Test func theDocumentHasTheSameParts() throws {
        let run = try doctor("--format", "json", in: folder(Self.bank))
        let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        let document = try #require(value as? [String: Any])
        #expect(Set(document.keys) == ["version", "tools", "project", "settings", "plugins", "problems"])
        #expect((document["problems"] as? [String]) == [])
    }

    @Test func whatIsMissingIsAnError() throws {
        var files = Self.bank
        files["known.json"] = nil
        files["dovetail.yml"] = "sources: [Nowhere]\nbaseline: known.json\n"
        let run = try doctor(in: folder(files), path: "/nowhere")
        #expect(run.status == 1)
        #expect(
            run.errors == """
                error: swiftc was not found in PATH, so manifests that compute their targets cannot be read
                error: dovetail.yml:1:11: no such file or folder: 'Nowhere'
                error: dovetail.yml:2:11: no such file or folder: 'known.json'

                """, "\(run.errors)")
        #expect(run.output.contains("  swiftc: missing; "), "\(run.output)")
    }

    @Test func aDamagedRulesFileIsAnError() throws {
        var files = Self.bank
        files["dovetail.yml"] = "excludes: []\n"
        let run = try doctor(in: folder(files))
        #expect(run.status == 1)
        #expect(run.errors.hasPrefix("error: dovetail.yml:1:1: unknown key 'excludes'"), "\(run.errors)")
    }

    @Test func nothingToCheckIsAnError() throws {
        let run = try doctor(in: folder(["README.md": ""]))
        #expect(run.status == 1)
        #expect(run.errors == "error: there is no Swift file, so there is nothing to check\n")
        #expect(try doctor("Nowhere", in: folder(["README.md": ""])).status == 2)
    }

    @Test func manifestsThatAreNotEvaluatedAreNamed() throws {
        let project = "import ProjectDescription\nlet project = Project(name: \"Shop\")\n"
        let folder = try folder(["Project.swift": project, "App/App.swift": "let a = 1\n"])
        let run = try doctor(in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("  Tuist manifests: Project.swift; not evaluated, so "), "\(run.output)")
        try folder.write("dovetail.yml", "graph:\n  evaluate: true\n")
        #expect(try doctor(in: folder).output.contains("  Tuist manifests: Project.swift\n"))
    }

    @Test func aNamedFolderIsDescribed() throws {
        let folder = try folder(Dictionary(uniqueKeysWithValues: Self.bank.map { ("Bank/\($0.key)", $0.value) }))
        let run = try doctor("Bank", in: folder)
        #expect(run.output.contains("  Package.swift: Bank/Core/Package.swift, Bank/Package.swift\n"), "\(run.output)")
        #expect(run.output.contains("  rules: Bank/dovetail.yml\n"), "\(run.output)")
    }
}
