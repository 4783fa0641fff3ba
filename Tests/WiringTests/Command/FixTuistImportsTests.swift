import Foundation
import Testing
import ToolRunner

/// `dovetail modules fix-imports --evaluate-manifests` in Tuist projects: a manifest is edited where evaluating it shows
/// that a list belongs to one target.
@Suite(.serialized) struct FixTuistImportsTests {
    /// The tests share a cache, so that Tuist's API is compiled once.
    private static let cache = try? TemporaryFolder()

    private func folder(_ files: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        return folder
    }

    private func run(_ folder: TemporaryFolder, _ arguments: String...) throws -> Command {
        let cache = try #require(Self.cache).url.path
        return try Command.run(
            Command.dovetail, arguments + ["--evaluate-manifests", "--cache", cache], in: folder.url)
    }

    private func fix(_ folder: TemporaryFolder) throws -> Command { try run(folder, "modules", "fix-imports") }

    private func text(_ folder: TemporaryFolder, _ path: String) throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
    }

    // MARK: One manifest

    private static let bank = """
        import ProjectDescription
        let project = Project(name: "Bank", targets: [
            .target(name: "Money", destinations: .iOS, product: .framework, bundleId: "m", sources: ["Money/**"]),
            .target(name: "Clock", destinations: .iOS, product: .framework, bundleId: "c", sources: ["Clock/**"]),
            .target(name: "Account", destinations: .iOS, product: .framework, bundleId: "a", sources: ["Account/**"],
                dependencies: [.target(name: "Clock")]),
            .target(name: "App", destinations: .iOS, product: .app, bundleId: "b", sources: ["App/**"],
                dependencies: [
                    .target(name: "Account"),
                    .target(name: "Clock"), // what time is it?
                ]),
        ])

        """

    @Test func aManifestIsEdited() throws {
        let folder = try folder(FixAppImportsTests.sources.merging(["Project.swift": Self.bank]) { $1 })
        let shown = try run(folder, "modules", "fix-imports", "--dry-run")
        #expect(shown.output.contains("-        dependencies: [.target(name: \"Clock\")]),\n"), "\(shown.output)")
        #expect(try text(folder, "Project.swift") == Self.bank)
        let fixed = try fix(folder)
        #expect(
            fixed.errors == """
                Project.swift: 'Account' + 'Money'
                Project.swift: 'App' + 'Money'
                Project.swift: 'Account' - 'Clock'
                Project.swift: 'App' - 'Clock'

                """, "\(fixed.errors)")
        #expect(fixed.status == 0)
        let wanted = Self.bank
            .replacingOccurrences(of: "[.target(name: \"Clock\")]", with: "[.target(name: \"Money\")]")
            .replacingOccurrences(
                of: ".target(name: \"Clock\"), // what time is it?", with: ".target(name: \"Money\"),")
        #expect(try text(folder, "Project.swift") == wanted)
        #expect(try fix(folder).errors == "every manifest matches its imports\n")
        let check = try run(folder, "check", ".")
        #expect(check.errors.contains("checked 4 modules") && check.errors.contains("0 errors, 0 warnings"))
        #expect(try text(folder, "Project.swift") == wanted)
    }

    /// A list that several targets share, one that a function computes, and one that a helper adds to.
    @Test func whatIsNotCertainIsListed() throws {
        let manifest = """
            import ProjectDescription
            let common: [TargetDependency] = [.target(name: "Clock")]
            func feature(_ name: String, _ product: Product, dependencies: [TargetDependency]) -> Target {
                .target(name: name, destinations: .iOS, product: product, bundleId: name, sources: ["\\(name)/**"],
                    dependencies: dependencies + common)
            }
            let names = ["Account"]
            let project = Project(name: "Bank", targets: [
                .target(name: "Money", destinations: .iOS, product: .framework, bundleId: "m", sources: ["Money/**"]),
                .target(name: "Clock", destinations: .iOS, product: .framework, bundleId: "c", sources: ["Clock/**"]),
                feature("Account", .framework, dependencies: []),
                feature("App", .app, dependencies: names.map { .target(name: $0) }),
            ])

            """
        let folder = try folder(FixAppImportsTests.sources.merging(["Project.swift": manifest]) { $1 })
        let fixed = try fix(folder)
        #expect(
            fixed.errors == """
                Project.swift: 'Account' + 'Money'
                to do: add 'Money' to the dependencies of 'App' in Project.swift
                to do: remove 'Clock' from the dependencies of 'Account' (Project.swift:2)
                to do: remove 'Clock' from the dependencies of 'App' (Project.swift:2)

                """, "\(fixed.errors)")
        #expect(fixed.status == 1)
        let wanted = manifest.replacingOccurrences(
            of: "feature(\"Account\", .framework, dependencies: [])",
            with: "feature(\"Account\", .framework, dependencies: [.target(name: \"Money\")])")
        #expect(try text(folder, "Project.swift") == wanted)
        #expect(
            try fix(folder).errors
                == fixed.errors.replacingOccurrences(of: "Project.swift: 'Account' + 'Money'\n", with: ""))
    }

    // MARK: Several manifests

    private static func project(_ name: String, _ product: String, _ dependencies: String) -> String {
        """
        import ProjectDescription
        import ProjectDescriptionHelpers

        let project = Project(name: "\(name)", targets: [
            .target(
                name: "\(name)", destinations: .iOS, product: \(product), bundleId: "\(name)", sources: ["*.swift"],
                dependencies: [\(dependencies)])
        ])

        """
    }

    private static let helpers = """
        import ProjectDescription
        extension TargetDependency {
            public static func module(_ name: String) -> TargetDependency {
                .project(target: name, path: .relativeToRoot(name))
            }
            public static let log: TargetDependency = .external(name: "Log")
        }
        """

    private static let packages = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(name: "Bank", dependencies: [.package(url: "https://example.com/log", from: "1.0.0")])
        """

    /// What a manifest already says in the project's own words is said in the same way elsewhere.
    @Test func theWordsOfTheProjectAreUsed() throws {
        let folder = try folder(
            FixAppImportsTests.sources.merging([
                "Workspace.swift": """
                import ProjectDescription
                let workspace = Workspace(name: "Bank", projects: ["App", "Account", "Money", "Clock"])
                """,
                "Tuist/ProjectDescriptionHelpers/Modules.swift": Self.helpers, "Tuist/Package.swift": Self.packages,
                "Clock/Clock.swift": "import Log\nimport Money\npublic let clock = log(Money())\n",
                "Account/Account.swift": "import Clock\nimport Log\nimport Money\npublic let balance = Money()\n",
                "App/main.swift": "import Account\nimport Clock\nprint(balance, clock)\n",
                "Money/Project.swift": Self.project("Money", ".framework", ""),
                "Clock/Project.swift": Self.project("Clock", ".framework", ".log, .module(\"Money\")"),
                "Account/Project.swift": Self.project("Account", ".staticFramework", ".module(\"Clock\")"),
                "App/Project.swift": Self.project("App", ".app", ".project(target: \"Account\", path: \"../Account\")"),
            ]) { $1 })
        // `Log` is static, and the dynamic `Clock` contains it.
        let fixed = try fix(folder)
        #expect(
            fixed.errors == """
                Account/Project.swift: 'Account' + 'Money'
                App/Project.swift: 'App' + 'Clock'
                left: Account/Account.swift:2:8: 'Clock' already contains the static library 'Log'; if 'Account' linked \
                it, too, there would be two copies

                """, "\(fixed.errors)")
        #expect(
            try text(folder, "Account/Project.swift")
                == Self.project(
                    "Account", ".staticFramework",
                    ".module(\"Clock\"), .project(target: \"Money\", path: \"../Money\")"))
        #expect(
            try text(folder, "App/Project.swift")
                == Self.project(
                    "App", ".app", ".project(target: \"Account\", path: \"../Account\"), .module(\"Clock\")"))
        let check = try run(folder, "check", ".", "--verbose")
        #expect(
            check.errors.contains(
                """
                Account/Account.swift:2:8: note: help: 'Clock' already contains the static library 'Log', so do not link \
                it again: let 'Clock' pass it on with `umbrella: [Clock]` in the rules
                """), "\(check.errors)")
        try folder.write("dovetail.yml", "umbrella: [Clock]\n")
        #expect(try fix(folder).errors == "every manifest matches its imports\n")
    }

    /// A module that reaches an umbrella only through others declares the umbrella.
    @Test func anUmbrellaIsDeclaredInsteadOfWhatItContains() throws {
        let folder = try folder([
            "dovetail.yml": "umbrella: [Clock]\n",
            "Workspace.swift": """
            import ProjectDescription
            let workspace = Workspace(name: "Bank", projects: ["App", "Account", "Clock"])
            """,
            "Tuist/ProjectDescriptionHelpers/Modules.swift": Self.helpers, "Tuist/Package.swift": Self.packages,
            "Clock/Clock.swift": "import Log\npublic let clock = log(1)\n",
            "Account/Account.swift": "import Clock\npublic let balance = clock\n",
            "App/main.swift": "import Account\nimport Log\nlog(balance)\n",
            "Clock/Project.swift": Self.project("Clock", ".framework", "[[.log], []].flatMap { $0 }")
                .replacingOccurrences(of: "[[[.log], []].flatMap { $0 }]", with: "[[.log], []].flatMap { $0 }"),
            "Account/Project.swift": Self.project("Account", ".staticFramework", ".module(\"Clock\")"),
            "App/Project.swift": Self.project("App", ".app", ".module(\"Account\")"),
        ])
        let fixed = try fix(folder)
        #expect(fixed.errors == "App/Project.swift: 'App' + 'Clock'\n", "\(fixed.errors)")
        #expect(
            try text(folder, "App/Project.swift")
                == Self.project(
                    "App", ".app", ".module(\"Account\"), .project(target: \"Clock\", path: \"../Clock\")"))
        #expect(try fix(folder).errors == "every manifest matches its imports\n")
    }

    /// A manifest that cannot be evaluated with markers in all lists is looked at list by list.
    @Test func listsOfOtherTypesAreLeftAlone() throws {
        let manifest = Self.bank.replacingOccurrences(
            of: "let project",
            with: "let dependenciesOfDocs: [String] = []\nfunc note(dependencies: [String]) {}\n"
                + "note(dependencies: [\"Clock\"])\nlet project")
        let folder = try folder(FixAppImportsTests.sources.merging(["Project.swift": manifest]) { $1 })
        #expect(try fix(folder).status == 0)
        #expect(try text(folder, "Project.swift").contains("note(dependencies: [\"Clock\"])\n"))
        #expect(try fix(folder).errors == "every manifest matches its imports\n")
    }
}
