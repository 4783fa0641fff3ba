import Foundation
import Testing
import ToolRunner

/// `dovetail rules init`
@Suite struct RulesInitTests {
    private static let manifest = """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
            name: "Bank",
            targets: [
                .executableTarget(name: "BankApp", dependencies: ["CardFeature", "DepositFeature", "CardDomain"]),
                .target(name: "CardFeature", dependencies: ["CardDomain", "Log"]),
                .target(name: "DepositFeature", dependencies: ["DepositDomain", "Log"]),
                .target(name: "CardDomain", dependencies: ["Log"]),
                .target(name: "DepositDomain", dependencies: ["Log", "CardFeature"]),
                .target(name: "Log"),
            ])

        """

    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let imports = [
            "BankApp/main": ["CardFeature", "DepositFeature", "CardDomain"],
            "CardFeature/Card": ["CardDomain", "Log"], "CardFeature/More": ["CardDomain"],
            "DepositFeature/Deposit": ["DepositDomain", "Log"], "CardDomain/Card": ["Log"],
            "DepositDomain/Deposit": ["Log", "CardFeature"], "Log/Log": [],
        ]
        try folder.write("Package.swift", Self.manifest)
        for (file, modules) in imports {
            try folder.write("Sources/\(file).swift", modules.map { "import \($0)\n" }.joined() + "let a = 1\n")
        }
        return folder
    }

    @Test func layersAreGuessedAndWhatIsBrokenIsInTheBaseline() throws {
        let folder = try folder()
        let made = try Command.run(Command.dovetail, ["rules", "init"], in: folder.url)
        #expect(made.status == 0, "\(made.errors)")
        #expect(
            made.errors == """
                wrote .dovetail-baseline.json: 1 existing finding, 1 layer violation among them
                wrote dovetail.yml: 4 layers; correct it, then run 'dovetail check'

                """)
        let rules = try String(contentsOf: folder.url.appendingPathComponent("dovetail.yml"), encoding: .utf8)
        #expect(
            rules.contains(
                """
                layers:
                  - name: app
                    modules: "kind:app"
                  - name: feature
                    modules: "*Feature"
                  - name: domain
                    modules: "*Domain"
                  - name: base
                    modules: [Log]

                """), "\(rules)")
        #expect(
            rules.contains(
                """
                allow:
                  app: [feature, domain]
                  feature: [domain, base]
                  domain: [base]
                    # not allowed: feature, with 1 import today
                  base: []

                """), "\(rules)")
        let check = try Command.run(Command.dovetail, ["check"], in: folder.url)
        #expect(check.status == 0, "\(check.errors)")
        // A new use against the layers is an error.
        try folder.write("Sources/Log/Log.swift", "import CardDomain\n")
        let later = try Command.run(Command.dovetail, ["check"], in: folder.url)
        #expect(later.status == 1)
        #expect(
            later.errors.contains("Sources/Log/Log.swift:1:8: error: 'Log' imports 'CardDomain', but its layer 'base'"),
            "\(later.errors)")
        #expect(later.errors.contains("\nrules: 0 kept, 1 broken: layers\n"), "\(later.errors)")
    }

    @Test func nothingIsOverwritten() throws {
        let folder = try folder()
        let dry = try Command.run(Command.dovetail, ["rules", "init", "--dry-run"], in: folder.url)
        #expect(dry.status == 0 && dry.output.contains("layers:\n"))
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("dovetail.yml").path))
        try folder.write("dovetail.yml", "# ours\n")
        let refused = try Command.run(Command.dovetail, ["rules", "init"], in: folder.url)
        #expect(refused.status == 2)
        #expect(refused.errors.contains("'dovetail.yml' already exists"), "\(refused.errors)")
        #expect(
            try String(contentsOf: folder.url.appendingPathComponent("dovetail.yml"), encoding: .utf8) == "# ours\n")
    }

    @Test func oneModuleHasNoLayers() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Package.swift",
            "// swift-tools-version: 5.9\nimport PackageDescription\n"
                + "let package = Package(name: \"A\", targets: [.target(name: \"A\")])\n")
        try folder.write("Sources/A/A.swift", "let a = 1\n")
        let run = try Command.run(Command.dovetail, ["rules", "init"], in: folder.url)
        #expect(run.status == 2)
        #expect(
            run.errors.contains(
                "cannot guess layers: 'A' is the only module with sources, and its folders have no names "
                    + "such as 'Presentation' and 'Domain'"),
            "\(run.errors)")
        #expect(run.errors.contains("'dovetail check --write-baseline .dovetail-baseline.json' accepts"))
        #expect(run.errors.contains("'dovetail add module NAME' creates another module"), "\(run.errors)")
    }

    /// All that `check` reports today is in the baseline, so that the next run ends with 0.
    @Test func everyFindingOfTodayIsInTheBaseline() throws {
        let folder = try folder()
        try folder.write(
            "Sources/CardFeature/Root.swift",
            """
            import DepositDomain
            import Dovetail
            protocol PayDependency: Dependency { var user: String { get } }
            final class PayComponent: Component<PayDependency> {}
            final class RootComponent: BootstrapComponent { var pay: PayComponent { PayComponent(parent: self) } }

            """)
        #expect(try Command.run(Command.dovetail, ["check"], in: folder.url).status == 1)
        let made = try Command.run(Command.dovetail, ["rules", "init"], in: folder.url)
        #expect(made.status == 0, "\(made.errors)")
        let baseline = try String(
            contentsOf: folder.url.appendingPathComponent(".dovetail-baseline.json"), encoding: .utf8)
        for id in ["missing-provider", "undeclared-import", "layer-violation"] {
            #expect(baseline.contains("\"\(id)\""), "\(baseline)")
        }
        let check = try Command.run(Command.dovetail, ["check"], in: folder.url)
        #expect(check.status == 0, "\(check.errors)")
        #expect(check.errors.contains("0 errors, 0 warnings"), "\(check.errors)")
    }
}
