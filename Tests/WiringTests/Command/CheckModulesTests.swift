import Foundation
import Testing
import ToolRunner

/// The output of `dovetail check` about a project's modules.
@Suite struct CheckModulesTests {
    private static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription

        let package = Package(
            name: "Bank",
            targets: [
                .target(name: "Money"),
                .target(name: "Account", dependencies: ["Money"]),
                .target(name: "Transfer", dependencies: ["Account"]),
            ]
        )

        """

    private func package(_ manifest: String = Self.manifest) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("Package.swift", manifest)
        try folder.write("Sources/Money/Money.swift", "public struct Money {}\n")
        try folder.write("Sources/Account/Account.swift", "import Money\nlet account = 1\n")
        try folder.write("Sources/Transfer/Transfer.swift", "import Account\nimport Money\n")
        return folder
    }

    private func check(
        _ folder: TemporaryFolder, _ arguments: String..., environment: [String: String]? = nil
    ) throws -> Command {
        try Command.run(Command.dovetail, ["check", "."] + arguments, in: folder.url, environment: environment)
    }

    private let finding =
        "Sources/Transfer/Transfer.swift:2:8: warning: 'Transfer' imports 'Money' but does not declare it as a "
        + "dependency [undeclared-import]"

    @Test func asksSwiftPMOnceForEachManifest() throws {
        let folder = try package()
        #expect(try check(folder, "--cache", "cache").errors.contains(finding))
        let noSwift = ["PATH": "/nowhere"]
        #expect(try check(folder, "--cache", "cache", environment: noSwift).errors.contains(finding))
        try folder.write("Package.swift", Self.manifest + "\n// changed\n")
        let changed = try check(folder, "--cache", "cache", environment: noSwift)
        #expect(changed.errors.contains("warning: SwiftPM cannot read Package.swift"), "\(changed.errors)")
        #expect(changed.errors.contains(finding), "its text says enough")
    }

    @Test func aManifestThatDoesNotCompileIsReadAsText() throws {
        let folder = try package(Self.manifest + "let wrong: Int = \"\"\n")
        let run = try check(folder)
        #expect(run.errors.contains("only its literal text is used") && run.errors.contains(finding))
        #expect(run.errors.contains("SwiftPM cannot read Package.swift: Package.swift:12:"), "\(run.errors)")
        #expect(!run.errors.contains(folder.url.path), "\(run.errors)")
    }

    /// Without a compiler, or with one that rejects it, a Tuist manifest cannot be evaluated.
    @Test func aManifestOfTuistThatCannotBeReadIsAnError() throws {
        let folder = try TemporaryFolder()
        try folder.write("Project.swift", "import ProjectDescription\nlet project = Project(name: \"A\")\n")
        try folder.write("Sources/a.swift", "let a = 1\n")
        let noSwift = ["PATH": "/nowhere"]
        let run = try check(folder, "--evaluate-manifests", environment: noSwift)
        #expect(run.status == 2)
        let finding = "Project.swift:1:1: error: this manifest cannot be evaluated: swiftc"
        #expect(run.errors.contains(finding) && run.errors.contains("[unreadable-source]"), "\(run.errors)")
        let json = try check(folder, "--evaluate-manifests", "--format", "json", environment: noSwift)
        #expect(json.status == 2 && json.output.contains("unreadable-source"), "\(json.output)")
        let graph = try Command.run(
            Command.dovetail, ["graph", ".", "--modules", "--evaluate-manifests"], in: folder.url, environment: noSwift)
        #expect(graph.status == 2 && graph.errors.contains(finding), "\(graph.errors)")
    }

    @Test func packagesMayHaveModulesOfOneName() throws {
        let folder = try TemporaryFolder()
        for (package, used, user) in [("A", "Core", "Utils"), ("B", "Utils", "Core")] {
            try folder.write(
                "\(package)/Package.swift",
                """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: "\(package)",
                    targets: [.target(name: "\(used)"), .target(name: "\(user)", dependencies: ["\(used)"])])

                """)
            try folder.write("\(package)/Sources/\(used)/a.swift", "public let a = 1\n")
            try folder.write("\(package)/Sources/\(user)/a.swift", "import \(used)\n")
        }
        let run = try check(folder)
        #expect(run.status == 0 && run.errors.contains("0 errors, 0 warnings"), "\(run.errors)")
    }

    @Test func aCycleOfTargetsIsReadToo() throws {
        let folder = try package(
            Self.manifest.replacingOccurrences(
                of: ".target(name: \"Money\")", with: ".target(name: \"Money\", dependencies: [\"Transfer\"])"))
        try folder.write("Sources/Money/Money.swift", "import Transfer\npublic struct Money {}\n")
        let run = try check(folder)
        #expect(run.errors.contains("[module-cycle]") && !run.errors.contains("SwiftPM cannot read"), "\(run.errors)")
    }

    @Test func suppressionsAndBaselinesHold() throws {
        let folder = try package()
        #expect(try check(folder, "--write-baseline", "known.json").status == 0)
        #expect(try check(folder, "--baseline", "known.json").status == 0)
        try folder.write(
            "Sources/Transfer/Transfer.swift",
            "import Account\nimport Money  // dovetail:ignore undeclared-import: it comes with accounts\n")
        let run = try check(folder)
        #expect(run.status == 0, "\(run.errors)")
        try folder.write(
            "Sources/Transfer/Transfer.swift",
            "import Account  // dovetail:ignore undeclared-import: it comes with accounts\n")
        #expect(try check(folder).errors.contains("[unused-suppression]"))
    }

    @Test func otherFormatsHoldTheFindings() throws {
        let folder = try package()
        for format in ["json", "sarif", "github"] {
            let run = try check(folder, "--format", format)
            #expect(run.status == 0 && run.output.contains("undeclared-import"), "\(format): \(run.output)")
        }
    }

    @Test func severalPackagesAreOneGraph() throws {
        let folder = try TemporaryFolder()
        func manifest(_ name: String, _ package: String, _ target: String) -> String {
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "\(name)",
                products: [.library(name: "\(name)", targets: ["\(name)"])],
                dependencies: [\(package)],
                targets: [.target(name: "\(name)", dependencies: [\(target)])]
            )

            """
        }
        try folder.write("Packages/Money/Package.swift", manifest("Money", "", ""))
        try folder.write("Packages/Money/Sources/Money/Money.swift", "import Foundation\n")
        try folder.write(
            "Packages/Account/Package.swift",
            manifest("Account", ".package(path: \"../Money\")", ".product(name: \"Money\", package: \"Money\")"))
        try folder.write("Packages/Account/Sources/Account/Account.swift", "import Foundation\nlet account = 1\n")
        try folder.write(
            "Packages/Transfer/Package.swift",
            manifest("Transfer", ".package(path: \"../Account\"), .package(path: \"../Money\")", "\"Account\""))
        try folder.write("Packages/Transfer/Sources/Transfer/Transfer.swift", "import Account\nimport Money\n")
        let run = try check(folder)
        let lines = run.errors.split(separator: "\n").filter { $0.contains("error:") || $0.contains("warning:") }
        #expect(
            lines == [
                "Packages/Account/Package.swift:8:55: warning: 'Account' depends on 'Money' but never imports it "
                    + "[unused-dependency]",
                "Packages/Transfer/Sources/Transfer/Transfer.swift:2:8: warning: 'Transfer' imports 'Money' but "
                    + "does not declare it as a dependency [undeclared-import]",
            ], "\(run.errors)")
        let fix = try Command.run(Command.dovetail, ["modules", "fix-imports"], in: folder.url)
        #expect(fix.status == 0, "\(fix.errors)")
        #expect(try check(folder).status == 0)
    }

    @Test func explainSaysWhoUsesAModule() throws {
        let folder = try package()
        func explain(_ name: String, _ arguments: String...) throws -> Command {
            try Command.run(Command.dovetail, ["explain", name, "."] + arguments, in: folder.url)
        }
        #expect(
            try explain("Money").output == """
                Money
                  module of \(folder.url.lastPathComponent.lowercased()) (Package.swift:7:23)
                    used by: Account (1 import)
                    used by: Transfer (1 import, not declared, undeclared-import)

                """)
        #expect(try explain("Transfer", "--format", "json").output.contains("\"uses\""))
        #expect(try explain("Mony").errors == "error: no service, component or module is called 'Mony'\n")
    }
}
