import Foundation
import Testing
import ToolRunner

/// The same sources, described by the manifests of several tools: each is compared with the imports.
@Suite struct SeveralManifestsTests {
    private static let sources = [
        "Sources/Money/Money.swift": "public struct Money { public init() {} }\n",
        "Sources/Card/Card.swift": "import Money\npublic let price = Money()\n",
        "Sources/App/main.swift": "import Card\nprint(price)\n",
    ]

    /// Each argument lists the dependencies of `Card` in one manifest.
    private func folder(
        package: String? = nil, xcodeGen: String? = nil, tuist: String? = nil, name: String = "Bank"
    ) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in Self.sources { try folder.write("\(name)/\(path)", text) }
        if let package {
            try folder.write(
                "\(name)/Package.swift",
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(
                    name: "Bank",
                    targets: [
                        .target(name: "Money"),
                        .target(name: "Card", dependencies: [\(package)]),
                        .executableTarget(name: "App", dependencies: ["Card"]),
                    ])

                """)
        }
        if let xcodeGen {
            try folder.write(
                "\(name)/project.yml",
                """
                name: Bank
                targets:
                  Money: {type: framework, platform: iOS, sources: [Sources/Money]}
                  Card:
                    type: framework
                    platform: iOS
                    sources: [Sources/Card]
                    dependencies: [\(xcodeGen)]
                  App:
                    type: application
                    platform: iOS
                    sources: [Sources/App]
                    dependencies: [{target: Card}]

                """)
        }
        if let tuist {
            try folder.write(
                "\(name)/Project.swift",
                """
                import ProjectDescription
                func module(_ name: String, _ product: Product, _ dependencies: [TargetDependency] = []) -> Target {
                    .target(
                        name: name, destinations: .iOS, product: product, bundleId: "com.bank.\\(name)",
                        sources: ["Sources/\\(name)/**"], dependencies: dependencies)
                }
                let project = Project(
                    name: "\(name.lowercased())",
                    targets: [
                        module("Money", .framework),
                        module("Card", .framework, [\(tuist)]),
                        module("App", .app, [.target(name: "Card")]),
                    ])

                """)
        }
        return folder
    }

    private func run(_ folder: TemporaryFolder, _ arguments: String..., in name: String = "Bank") throws -> Command {
        try Command.run(Command.dovetail, arguments, in: folder.url.appendingPathComponent(name))
    }

    @Test func bothManifestsAreCompared() throws {
        let folder = try folder(package: #""Money""#, xcodeGen: "")
        let run = try run(folder, "check", ".", "--verbose")
        #expect(
            run.errors.contains(
                "Sources/Card/Card.swift:1:8: warning: 'Card' imports 'Money' but does not declare it as a dependency "
                    + "in project.yml [undeclared-import]"), "\(run.errors)")
        #expect(run.errors.contains("help: add 'Money' to the dependencies of 'Card' in project.yml"), "\(run.errors)")
        #expect(run.errors.contains("0 errors, 1 warning"), "\(run.errors)")
        #expect(
            run.errors.contains(
                "checked 3 modules in 3 files\n3 modules are declared by several manifests (Package.swift, "
                    + "project.yml); the imports were compared with each\n"), "\(run.errors)")
        #expect(run.status == 0)
    }

    @Test func whicheverManifestLacksIt() throws {
        let folder = try folder(package: "", xcodeGen: "{target: Money}")
        let run = try run(folder, "check", ".")
        #expect(
            run.errors.contains(
                "'Card' imports 'Money' but does not declare it as a dependency in Package.swift [undeclared-import]"),
            "\(run.errors)")
        #expect(run.errors.contains("0 errors, 1 warning"), "\(run.errors)")
    }

    @Test func whatBothDeclareIsClean() throws {
        let folder = try folder(package: #""Money""#, xcodeGen: "{target: Money}")
        let run = try run(folder, "check", ".")
        #expect(run.errors.contains("0 errors, 0 warnings"), "\(run.errors)")
        #expect(run.status == 0)
    }

    /// A module of another manifest with the same name, but without any of its files, is another module.
    @Test func aModuleOfTheSameNameIsNotARepeatedOne() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Root", targets: [.target(name: "Core")])
            """)
        try folder.write("Sources/Core/Core.swift", "public struct Core {}")
        try folder.write(
            "Packages/A/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "A", targets: [.target(name: "Utils")])
            """)
        try folder.write("Packages/A/Sources/Utils/Utils.swift", "public struct Utils {}")
        try folder.write("App/App.swift", "import Utils\n")
        try folder.write(
            "project.yml",
            """
            name: App
            targets:
              Utils: {type: framework, platform: iOS, sources: [Sources/Core]}
              App: {type: application, platform: iOS, sources: [App], dependencies: [{target: Utils}]}
            """)
        let run = try Command.run(Command.dovetail, ["graph", "--modules", "--format", "json"], in: folder.url)
        #expect(run.output.components(separatedBy: "\"name\" : \"Utils\"").count == 3, "\(run.output)")
    }

    @Test func bothAreFixed() throws {
        let folder = try folder(package: "", xcodeGen: "")
        let fixed = try run(folder, "modules", "fix-imports")
        #expect(
            fixed.errors.contains("Package.swift: 'Card' + 'Money'")
                && fixed.errors.contains("project.yml: 'Card' + 'Money'"), "\(fixed.errors)")
        let check = try run(folder, "check", ".")
        #expect(check.errors.contains("0 errors, 0 warnings"), "\(check.errors)")
    }

    /// The targets of Tuist's manifest come first. Its project may have the name of the package.
    @Test(arguments: ["Bank", "bank"]) func tuistIsComparedToo(name: String) throws {
        let folder = try folder(package: "", xcodeGen: "", tuist: ".target(name: \"Money\")", name: name)
        let run = try run(folder, "check", ".", "--evaluate-manifests", in: name)
        for manifest in ["Package.swift", "project.yml"] {
            #expect(
                run.errors.contains(
                    "'Card' imports 'Money' but does not declare it as a dependency in \(manifest) [undeclared-import]"
                ), "\(run.errors)")
        }
        #expect(run.errors.contains("0 errors, 2 warnings"), "\(run.errors)")
        #expect(run.errors.contains("(Package.swift, Project.swift, project.yml)"), "\(run.errors)")
        let other = try self.folder(package: #""Money""#, tuist: "", name: name)
        let lacking = try self.run(other, "check", ".", "--evaluate-manifests", in: name)
        #expect(lacking.errors.contains("as a dependency in Project.swift [undeclared-import]"), "\(lacking.errors)")
        #expect(lacking.errors.contains("0 errors, 1 warning"), "\(lacking.errors)")
    }

    /// A layer that an import breaks is one finding, however many manifests declare the module.
    @Test func oneFindingForOneImport() throws {
        let folder = try folder(package: #""Money""#, xcodeGen: "{target: Money}")
        let rules = "layers: [{name: ui, modules: [App, Card]}, {name: base, modules: [Money]}]\nallow: {ui: [ui]}\n"
        try folder.write("Bank/dovetail.yml", rules)
        let run = try run(folder, "check")
        #expect(run.errors.contains("[layer-violation]"), "\(run.errors)")
        #expect(run.errors.contains("1 error, 0 warnings"), "\(run.errors)")
    }

    /// A cycle is one, however many manifests declare its modules. One manifest is edited.
    @Test func aCycleIsBrokenOnce() throws {
        let folder = try folder(package: #""Money""#, xcodeGen: "{target: Money}")
        try folder.write(
            "Bank/Sources/Money/Money.swift",
            "import Card\npublic struct Money { public init() {} }\npublic func isAllowed() -> Bool { limit() > 0 }\n")
        try folder.write(
            "Bank/Sources/Card/Card.swift",
            "import Money\npublic let price = Money()\npublic func limit() -> Int { 3 }\n")
        let check = try run(folder, "check", ".")
        #expect(check.errors.components(separatedBy: "[module-cycle]").count == 2, "\(check.errors)")
        let cycles = try run(folder, "modules", "break-cycle")
        #expect(cycles.output.components(separatedBy: "cut here").count == 2, "\(cycles.output)")
        let edit = try run(folder, "modules", "break-cycle", "Money", "Card", "--dry-run")
        #expect(
            edit.errors.contains("to do: make the same change in project.yml, which declares the modules, too\n"),
            "\(edit.output)\(edit.errors)")
    }

    @Test func eachModuleIsDrawnOnce() throws {
        let folder = try folder(package: #""Money""#, xcodeGen: "")
        let tree = try run(folder, "graph", "--modules")
        #expect(tree.output == "App [app] → Card\nCard → Money (undeclared-import)\nMoney\n", "\(tree.output)")
        #expect(tree.errors.contains("declared by several manifests (Package.swift, project.yml)"), "\(tree.errors)")
        let explained = try run(folder, "explain", "Card")
        #expect(explained.output.contains("(Package.swift:7:23, project.yml:4:3)"), "\(explained.output)")
    }
}
