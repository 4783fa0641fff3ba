import Foundation
import Testing
import ToolRunner

/// What a project that has no rules file gets: imports that compile are warnings, one line each.
@Suite struct FirstLookTests {
    private static let manifest = """
        // swift-tools-version:6.0
        import PackageDescription
        let package = Package(name: "Bank", targets: [
            .target(name: "Money"), .target(name: "Account", dependencies: ["Money"]),
            .target(name: "Card", dependencies: ["Account", "Unused"]), .target(name: "Unused"),
        ])
        """

    private func folder(_ files: [String: String] = [:]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("Package.swift", Self.manifest)
        try folder.write("Sources/Money/Money.swift", "public struct Money {}\n")
        try folder.write("Sources/Unused/Unused.swift", "public struct Unused {}\n")
        try folder.write("Sources/Account/Account.swift", "import Money\nlet a = 1\n")
        try folder.write("Sources/Card/Card.swift", "import Account\nimport Money\nlet a = 1\n")
        try folder.write("Sources/Card/More.swift", "import Money\n")
        for (path, text) in files { try folder.write(path, text) }
        return folder
    }

    @Test func importsThatCompileAreWarnings() throws {
        let folder = try folder()
        let run = try Command.dovetail("check", ".", in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.errors == """
                Package.swift:5:53: warning: 'Card' depends on 'Unused' but never imports it [unused-dependency]
                Sources/Card/Card.swift:2:8: warning: 'Card' imports 'Money' but does not declare it as a dependency, in 2 places [undeclared-import]
                checked 4 modules in 5 files
                --verbose shows where and what to write for 2 warnings about imports
                0 errors, 2 warnings

                """, "\(run.errors)")
        let verbose = try Command.dovetail("check", ".", "--verbose", in: folder.url)
        #expect(
            verbose.errors.contains("Sources/Card/More.swift:1:8: note: it is imported here too"), "\(verbose.errors)")
        #expect(verbose.errors.contains("note: help: add 'Money' to the dependencies of 'Card'"), "\(verbose.errors)")
    }

    /// With layers or rules, what a module may use is what its manifest declares.
    @Test(arguments: [
        ("rules:\n  - id: apart\n    forbid: {from: Money, to: Card}\n", true), ("exclude: [Other]\n", false),
    ])
    func rulesMakeThemErrors(_ rules: String, _ isError: Bool) throws {
        let folder = try folder(["dovetail.yml": rules])
        let run = try Command.dovetail("check", ".", in: folder.url)
        #expect(run.errors.contains(": error: 'Card' imports 'Money'") == isError, "\(run.errors)")
        #expect((run.status == 1) == isError, "\(run.errors)")
    }

    @Test func namesOfNoModuleAreErrors() throws {
        let folder = try folder(["Sources/Card/More.swift": "import Moneyy\n"])
        let run = try Command.dovetail("check", ".", in: folder.url)
        #expect(run.status == 1, "\(run.errors)")
        #expect(run.errors.contains("error: 'Card' imports 'Moneyy', but no module of that name"), "\(run.errors)")
    }

    /// On a terminal, the wiring comes whole and first, and the rest is counted, within 40 lines.
    @Test(.enabled(if: Command.isInstalled("script"))) func terminalsShowWhatFits() throws {
        let many = (0..<30).map { "public struct S\($0) {}\nlet s\($0) = box.resolve(S\($0).self)!" }
        let folder = try folder([
            "Sources/Card/Screens.swift": "import Swinject\nlet box = Container()\n" + many.joined(separator: "\n")
        ])
        let run = try Command.env(
            "script", "-qec", "\(Command.dovetail) check . --color never", "/dev/null", in: folder.url)
        let lines = run.output.replacingOccurrences(of: "\r", with: "").components(separatedBy: "\n")
        #expect(lines.count <= 41, "\(lines.count)")
        let text = lines.joined(separator: "\n")
        #expect(text.contains("error: 'S0' is not registered"), "\(text)")
        #expect(text.contains("1 warning like this one: Package.swift:5:53: 'Card' depends on 'Unused'"), "\(text)")
        #expect(text.contains("next: 'dovetail check -v' shows all of it; 'dovetail rules init' writes"), "\(text)")
    }

    /// What an option of XcodeGen links is no dependency that somebody wrote.
    @Test func transitiveLinksAreNotUnused() throws {
        let spec = """
            name: News
            options: {transitivelyLinkDependencies: true}
            targets:
              News: {type: application, platform: iOS, sources: [News], dependencies: [{target: A}]}
              A: {type: framework, platform: iOS, sources: [A], dependencies: [{target: B}]}
              B: {type: framework, platform: iOS, sources: [B]}

            """
        let folder = try TemporaryFolder()
        try folder.write("project.yml", spec)
        try folder.write("News/News.swift", "import A\nlet a = 1\n")
        try folder.write("A/A.swift", "import B\nlet a = 1\n")
        try folder.write("B/B.swift", "let a = 1\n")
        let run = try Command.dovetail("check", ".", in: folder.url)
        #expect(run.errors == "checked 3 modules in 3 files\n0 errors, 0 warnings\n", "\(run.errors)")
    }

    /// Projects of Tuist that depend on each other's targets.
    @Test func targetsAreCountedOnce() throws {
        func project(_ name: String, _ other: String) -> String {
            """
            import ProjectDescription
            let project = Project(name: "\(name)", targets: [
                .target(name: "\(name)", destinations: .iOS, product: .framework, bundleId: "a", sources: ["\(name)/**"]),
                .target(
                    name: "\(name)Testing", destinations: .iOS, product: .framework, bundleId: "b",
                    sources: ["Testing/**"], dependencies: [.project(target: "\(other)", path: "../\(other)")]),
            ])
            """
        }
        let folder = try TemporaryFolder()
        for (name, other) in [("Core", "Model"), ("Model", "Core")] {
            try folder.write("\(name)/Project.swift", project(name, other))
            try folder.write("\(name)/\(name)/\(name).swift", "let a = 1\n")
            try folder.write("\(name)/Testing/Testing.swift", "import \(other)\nlet a = 1\n")
        }
        let run = try Command.dovetail("check", ".", "--evaluate-manifests", in: folder.url)
        #expect(run.errors == "checked 4 modules in 4 files\n0 errors, 0 warnings\n", "\(run.errors)")
    }
}
