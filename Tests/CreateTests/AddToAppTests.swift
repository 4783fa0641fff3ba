import Foundation
import Testing
import ToolRunner

/// `dovetail add` in the projects of apps. What it leaves to do is done here, and then checked.
@Suite struct AddToAppTests {
    private let workshop: Workshop

    init() throws { workshop = try Workshop() }

    private func app(_ kind: SampleApp.Kind) throws -> SampleApp {
        let app = SampleApp(kind: kind)
        for (path, text) in app.files { try workshop.write(path, text) }
        return app
    }

    private func add(_ arguments: String...) throws -> Command {
        try Command.dovetail(["add"] + arguments, in: workshop.url)
    }

    /// Writes the manifests with these modules, and expects that the project is known and clean.
    private func finish(
        _ app: SampleApp, _ added: [SampleApp.Module], appNeeds: [String] = [], packages: [String] = ["Dovetail"],
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        var modules = SampleApp.modules + added
        for index in modules.indices where modules[index].role == .app { modules[index].needs += appNeeds }
        for (path, text) in app.manifests(modules, packages: packages) { try workshop.write(path, text) }
        try expectClean(modules: modules.count, sourceLocation: sourceLocation)
    }

    private func expectClean(modules: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let checked = try Command.dovetail("check", in: workshop.url)
        #expect(
            checked.errors.contains("checked \(modules) modules in "), "\(checked.errors)",
            sourceLocation: sourceLocation)
        #expect(checked.errors.hasSuffix("0 errors, 0 warnings\n"), "\(checked.errors)", sourceLocation: sourceLocation)
    }

    private let deposit = [
        SampleApp.Module(name: "DepositInterface"),
        SampleApp.Module(name: "Deposit", needs: ["DepositInterface", "Core"], packages: ["Dovetail"]),
        SampleApp.Module(
            name: "DepositTests", role: .test, needs: ["Deposit", "DepositInterface"], packages: ["Dovetail"]),
    ]

    // MARK: Modules

    @Test func aModuleOfAnXcodeProject() throws {
        let app = try app(.xcode)
        try expectClean(modules: 4)
        let project = try workshop.read("Bank.xcodeproj/project.pbxproj")
        let added = try add("module", "Deposit", "--layer", "features", "--interface")
        #expect(added.status == 0)
        #expect(
            added.output == """
                created Modules/DepositInterface/DepositService.swift
                created Modules/Deposit/DefaultDepositService.swift
                created Modules/Deposit/DepositAssembly.swift
                created Modules/DepositTests/DepositServiceTests.swift
                changed dovetail.yml
                changed Modules/App/main.swift

                """)
        #expect(
            added.errors == """
                to do: in Xcode, add a framework target 'DepositInterface' with the folder 'Modules/DepositInterface', \
                and the platforms and settings of 'Card'; embed it where 'Card' is embedded
                to do: in Xcode, add a framework target 'Deposit' with the folder 'Modules/Deposit', and the platforms \
                and settings of 'Card'; embed it where 'Card' is embedded
                to do: let 'Deposit' depend on 'DepositInterface', 'Core', 'Dovetail'
                to do: in Xcode, add a unit test target 'DepositTests' with the folder 'Modules/DepositTests', and the \
                platforms and settings of 'CardTests'
                to do: let 'DepositTests' depend on 'Deposit', 'DepositInterface', 'Dovetail'
                to do: in Xcode, add 'Deposit' to the target 'App' (Build Phases, Link Binary With Libraries)
                to do: in Xcode, add 'DepositInterface' to the target 'App' (Build Phases, Link Binary With Libraries)

                """)
        #expect(try workshop.read("Bank.xcodeproj/project.pbxproj") == project)
        try finish(app, deposit, appNeeds: ["Deposit", "DepositInterface"])
    }

    @Test func aModuleOfATuistProject() throws {
        let app = try app(.tuist)
        try expectClean(modules: 4)
        let added = try add("module", "Deposit", "--layer", "features", "--interface")
        #expect(added.status == 0)
        #expect(
            added.output == """
                created Projects/DepositInterface/Sources/DepositService.swift
                created Projects/Deposit/Sources/DefaultDepositService.swift
                created Projects/Deposit/Sources/DepositAssembly.swift
                created Projects/Deposit/Tests/DepositServiceTests.swift
                changed dovetail.yml
                changed Projects/App/Sources/main.swift

                """)
        #expect(
            added.errors == """
                to do: create Projects/DepositInterface/Project.swift like Projects/Card/Project.swift, for a project \
                'DepositInterface'
                to do: add "Projects/DepositInterface" to the projects in Workspace.swift
                to do: in Projects/DepositInterface/Project.swift, add a framework target 'DepositInterface' with the \
                folder 'Projects/DepositInterface/Sources', and the platforms and settings of 'Card'; embed it where \
                'Card' is embedded
                to do: create Projects/Deposit/Project.swift like Projects/Card/Project.swift, for a project 'Deposit'
                to do: add "Projects/Deposit" to the projects in Workspace.swift
                to do: in Projects/Deposit/Project.swift, add a framework target 'Deposit' with the folder \
                'Projects/Deposit/Sources', and the platforms and settings of 'Card'; embed it where 'Card' is embedded
                to do: let 'Deposit' depend on 'DepositInterface', 'Core', 'Dovetail': .project(target: \
                "DepositInterface", path: "../DepositInterface"), .project(target: "Core", path: "../Core"), \
                .external(name: "Dovetail")
                to do: in Projects/Deposit/Project.swift, add a unit test target 'DepositTests' with the folder \
                'Projects/Deposit/Tests', and the platforms and settings of 'CardTests'
                to do: let 'DepositTests' depend on 'Deposit', 'DepositInterface', 'Dovetail': .target(name: \
                "Deposit"), .project(target: "DepositInterface", path: "../DepositInterface"), .external(name: \
                "Dovetail")
                to do: add 'Deposit' to the dependencies of 'App' in Projects/App/Project.swift: .project(target: \
                "Deposit", path: "../Deposit")
                to do: add 'DepositInterface' to the dependencies of 'App' in Projects/App/Project.swift: \
                .project(target: "DepositInterface", path: "../DepositInterface")

                """)
        try finish(app, deposit, appNeeds: ["Deposit", "DepositInterface"])
    }

    /// One manifest for all modules, and a package that only lists the libraries.
    @Test func aModuleOfATuistProjectWithOneManifest() throws {
        func manifest(_ modules: [SampleApp.Module]) -> String {
            let targets = modules.map { module in
                let product = [.library: "framework", .app: "app", .test: "unitTests"][module.role] ?? ""
                let needs =
                    module.needs.map { ".target(name: \"\($0)\")" }
                    + module.packages.map { ".external(name: \"\($0)\")" }
                let folder =
                    "Targets/" + (module.role == .test ? "\(module.name.dropLast(5))/Tests" : "\(module.name)/Sources")
                return "target(\"\(module.name)\", .\(product), \"\(folder)\", [\(needs.joined(separator: ", "))]),\n"
            }
            return """
                import ProjectDescription
                func target(_ name: String, _ product: Product, _ folder: String, _ needs: [TargetDependency]) -> Target {
                    .target(
                        name: name, destinations: .iOS, product: product, bundleId: name, sources: ["\\(folder)/**"],
                        dependencies: needs)
                }
                let project = Project(name: "Bank", targets: [
                \(targets.joined())])

                """
        }
        for (path, text) in SampleApp(kind: .tuist).files
        where !path.hasSuffix("Project.swift") && path != "Workspace.swift" {
            try workshop.write(path.replacing("Projects/", with: "Targets/"), text)
        }
        try workshop.write("Project.swift", manifest(SampleApp.modules))
        try workshop.write(
            "Package.swift",
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Libraries\")\n")
        try expectClean(modules: 4)
        let added = try add("module", "Deposit", "--layer", "features")
        #expect(
            added.errors == """
                to do: in Project.swift, add a framework target 'Deposit' with the folder 'Targets/Deposit/Sources', and \
                the platforms and settings of 'Card'; embed it where 'Card' is embedded
                to do: let 'Deposit' depend on 'Core': .target(name: "Core")
                to do: in Project.swift, add a unit test target 'DepositTests' with the folder 'Targets/Deposit/Tests', \
                and the platforms and settings of 'CardTests'
                to do: let 'DepositTests' depend on 'Deposit': .target(name: "Deposit")

                """)
        let new = [
            SampleApp.Module(name: "Deposit", needs: ["Core"]),
            SampleApp.Module(name: "DepositTests", role: .test, needs: ["Deposit"]),
        ]
        try workshop.write("Project.swift", manifest(SampleApp.modules + new))
        try expectClean(modules: 6)
    }

    @Test func aModuleOfAnXcodeGenProject() throws {
        let app = try app(.xcodeGen)
        try expectClean(modules: 4)
        let added = try add("module", "Deposit", "--layer", "features", "--interface")
        #expect(added.status == 0)
        #expect(
            added.output == """
                created DepositInterface/DepositService.swift
                created Deposit/DefaultDepositService.swift
                created Deposit/DepositAssembly.swift
                created DepositTests/DepositServiceTests.swift
                changed project.yml
                changed dovetail.yml
                changed App/main.swift

                """)
        #expect(added.errors == "")
        // The order of targets: a copy follows what it is a copy of.
        let (core, card, tests, main) = (0, 1, 2, 3)
        var modules = SampleApp.modules
        modules[main].needs += ["Deposit", "DepositInterface"]
        let order = [modules[core], modules[card]] + deposit[0...1] + [modules[tests], deposit[2], modules[main]]
        let wanted = try #require(app.manifests(order)["project.yml"])
        // Each dependency is added at the end of its list.
        let written = try workshop.read("project.yml")
        #expect(
            written
                == wanted.replacing(
                    "Card\n      - target: Deposit\n      - target: DepositInterface\n      - package: Dovetail\n",
                    with: "Card\n      - package: Dovetail\n      - target: Deposit\n      - target: DepositInterface\n"
                ),
            "\(written)")
        try expectClean(modules: 7)
    }

    /// Comments, blank lines and line ends stay, and a target's own settings are copied under the new name.
    @Test func aSpecificationIsOnlyExtended() throws {
        _ = try app(.xcodeGen)
        let text = """
            # Bank
            name: Bank
            targets:
              Core:  {type: framework, platform: iOS, sources: [Core]}

              # cards
              Card:
                type: framework
                platform: iOS   # for now
                settings:
                  base:
                    PRODUCT_BUNDLE_IDENTIFIER: com.bank.Card
                sources: Card
                dependencies:
                - target: Core   # money
                - package: Dovetail

              App:
                type: application
                platform: iOS
                sources: [App]
                dependencies: [{target: Card}, {target: Core}, {package: Dovetail}]
            # the end
            """
        try workshop.write("project.yml", text.replacing("\n", with: "\r\n"))
        let added = try add("module", "Deposit", "--layer", "features")
        #expect(added.errors == "")
        let new = """

              Deposit:
                type: framework
                platform: iOS   # for now
                settings:
                  base:
                    PRODUCT_BUNDLE_IDENTIFIER: com.bank.Deposit
                sources: [Deposit]
                dependencies:
                  - target: Core

              DepositTests:
                type: bundle.unit-test
                platform: iOS   # for now
                sources: [DepositTests]
                dependencies:
                  - target: Deposit

            """
        let wanted = text.replacing("    - package: Dovetail\n", with: "    - package: Dovetail\n" + new)
        #expect(try workshop.read("project.yml") == wanted.replacing("\n", with: "\r\n"))
    }

    /// A target that has something of its own is not copied, and a list in another form is not extended.
    @Test(arguments: [
        ("    sources: [Card]\n", "    sources: [Card]\n    scheme: {testTargets: [CardTests]}\n"),
        ("    sources: [Card]\n", "    sources: [Card]\n    settings: {PRODUCT_BUNDLE_IDENTIFIER: com.bank.card}\n"),
        ("    sources: [Card]\n", "    sources: [Card]\n    info: {path: Cards/Info.plist}\n"),
        ("  Card:\n", "  Card: &card\n"),
        ("name: Bank\n", "name: Bank\r\n"),
    ])
    func whatIsNotCertainIsListed(_ old: String, _ new: String) throws {
        let app = try app(.xcodeGen)
        let text = try workshop.read("project.yml").replacing(old, with: new)
        try workshop.write("project.yml", text)
        let added = try add("module", "Deposit", "--layer", "features", "--interface")
        #expect(added.status == 0)
        #expect(
            added.errors.contains(
                "to do: in project.yml, add a framework target 'Deposit' with the folder 'Deposit', and the platforms and "
                    + "settings of 'Card'; embed it where 'Card' is embedded\n"
                    + "to do: let 'Deposit' depend on 'DepositInterface', 'Core', 'Dovetail'\n"), "\(added.errors)")
        try finish(app, deposit, appNeeds: ["Deposit", "DepositInterface"])
    }

    /// XcodeGen would replace what is changed in the project that it generated.
    @Test func aGeneratedProjectIsNotChanged() throws {
        let app = try app(.xcode)
        let specification = try #require(SampleApp(kind: .xcodeGen).manifests(SampleApp.modules)["project.yml"])
        try workshop.write("project.yml", specification.replacing("sources: [", with: "sources: [Modules/"))
        let project = try workshop.read("Bank.xcodeproj/project.pbxproj")
        let added = try add("module", "Deposit", "--layer", "features", "--interface")
        #expect(added.errors == "to do: generate the Xcode project from project.yml again\n")
        #expect(added.output.contains("changed project.yml\n"), "\(added.output)")
        #expect(try workshop.read("project.yml").contains("sources: [Modules/DepositTests]\n"))
        #expect(try workshop.read("Bank.xcodeproj/project.pbxproj") == project)
        try FileManager.default.removeItem(at: workshop.url.appendingPathComponent("Bank.xcodeproj"))
        try expectClean(modules: 7)
        try finish(app, deposit, appNeeds: ["Deposit", "DepositInterface"])
    }

    @Test(arguments: SampleApp.Kind.allCases)
    func nothingIsWrittenInADryRun(_ kind: SampleApp.Kind) throws {
        let app = try app(kind)
        let before = try workshop.files()
        let shown = try add("module", "Deposit", "--layer", "features", "--dry-run")
        #expect(shown.status == 0, "\(shown.errors)")
        #expect(shown.output.contains("+++ b/\(app.folder("Deposit"))/DepositService.swift\n"), "\(shown.output)")
        #expect(try workshop.files() == before)
        #expect(try add("module", "Deposit", "--layer", "features").errors == shown.errors)
    }

    // MARK: Libraries

    private let lottie = [
        SampleApp.Module(name: "LottieInterface"),
        SampleApp.Module(name: "LottieAdapter", needs: ["LottieInterface"], packages: ["Dovetail", "Lottie"]),
        SampleApp.Module(
            name: "LottieAdapterTests", role: .test, needs: ["LottieAdapter", "LottieInterface"],
            packages: ["Dovetail"]),
    ]

    @Test(arguments: [
        (SampleApp.Kind.xcode, "in Xcode, add the package 'https://example.com/Lottie.git' to the project"),
        (
            .tuist,
            "add the package 'lottie' to the dependencies in Tuist/Package.swift: "
                + ".package(url: \"https://example.com/Lottie.git\", from: \"4.5.0\")"
        ),
    ])
    func aLibraryBehindAnAdapter(_ kind: SampleApp.Kind, _ step: String) throws {
        let app = try app(kind)
        let added = try add(
            "external", "Lottie", "--via", "adapter", "--layer", "features", "--url",
            "https://example.com/Lottie.git", "--from", "4.5.0")
        #expect(added.status == 0)
        #expect(added.errors.hasPrefix("to do: \(step)\n"), "\(added.errors)")
        #expect(
            added.output.contains("created \(app.folder("LottieAdapter"))/LottieClientAdapter.swift\n"),
            "\(added.output)")
        #expect(
            added.errors.contains("to do: let 'LottieAdapter' depend on 'LottieInterface', 'Dovetail', 'Lottie'"),
            "\(added.errors)")
        try finish(app, lottie, appNeeds: ["LottieAdapter", "LottieInterface"], packages: ["Dovetail", "Lottie"])
        try workshop.write("\(app.folder("Core"))/Wall.swift", "import Lottie\n")
        let checked = try Command.dovetail("check", in: workshop.url)
        #expect(checked.errors.contains("lottie-behind-adapter"), "\(checked.errors)")
    }

    @Test func aLibraryOfAnXcodeGenProject() throws {
        _ = try app(.xcodeGen)
        try workshop.write(
            "motion/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "motion", products: [.library(name: "Lottie", targets: ["Lottie"])],
                targets: [.target(name: "Lottie")])
            """)
        let added = try add("external", "Lottie", "--layer", "features", "--path", "motion")
        #expect(added.errors == "")
        let written = try workshop.read("project.yml")
        #expect(written.contains("    path: ../Dovetail\n  motion:\n    path: motion\n"), "\(written)")
        #expect(written.contains("      - package: motion\n        product: Lottie\n"), "\(written)")
        #expect(written.contains("      - target: LottieAdapter\n      - target: LottieInterface\n"), "\(written)")
        try FileManager.default.removeItem(at: workshop.url.appendingPathComponent("motion"))
        try expectClean(modules: 7)
    }

    @Test func aLibraryWhosePackageIsUnknown() throws {
        _ = try app(.xcode)
        let added = try add("external", "Fire", "--layer", "features")
        #expect(
            added.errors.hasSuffix(
                "to do: add the package of 'Fire' to the project, and its product to 'FireAdapter'\n"),
            "\(added.errors)")
        try workshop.write("Modules/App/main.swift", "import Card\nimport Core\n")
        let unwired = try add("external", "Ice", "--layer", "features")
        #expect(
            unwired.errors.hasSuffix(
                """
                to do: let the app depend on 'IceAdapter', and add IceAdapterAssembly() where it creates its container
                to do: let what uses it depend on 'IceInterface', and resolve it: \
                try container.resolve((any IceClient).self).start()

                """), "\(unwired.errors)")
    }

    // MARK: Errors

    @Test(arguments: SampleApp.Kind.allCases)
    func badInputChangesNothing(_ kind: SampleApp.Kind) throws {
        let app = try app(kind)
        try workshop.write("\(app.folder("Taken"))/Mine.swift", "// mine\n")
        let before = try workshop.files()
        for (arguments, message) in [
            (["Deposit", "--layer", "feature"], "no layer is called 'feature' in dovetail.yml; the layers are core, "),
            (["Card", "--layer", "features"], "the name 'Card' is taken"),
            (["card", "--layer", "features"], "the name 'card' is taken, by 'Card'"),
            (["Taken", "--layer", "features"], "'\(app.folder("Taken"))' already exists"),
            (["Deposit", "--layer", "app", "--interface"], "its layer 'app' may not use 'app'"),
            (["Deposit", "--layer", "features", "--package-path", "no"], "no such file or folder: 'no'"),
        ] {
            let added = try Command.dovetail(["add", "module"] + arguments, in: workshop.url)
            #expect(added.status == 2, "\(arguments)")
            #expect(added.errors.contains("error: ") && added.errors.contains(message), "\(added.errors)")
        }
        #expect(try workshop.files() == before)
    }

    @Test func thereHasToBeAProject() throws {
        try workshop.write("dovetail.yml", "layers:\n  - name: core\n    modules: [Core]\n")
        let added = try add("module", "Deposit", "--layer", "core")
        #expect(added.status == 2)
        #expect(
            added.errors
                == "error: no modules found: there is no Package.swift, no Xcode project and no project.yml below the "
                + "inputs\n")
        #expect(try workshop.files().count == 1)
    }

    @Test func tuistHasToBeAskedFor() throws {
        _ = try app(.tuist)
        try workshop.write(
            "dovetail.yml", workshop.read("dovetail.yml").replacing("graph: {evaluate: true}\n", with: ""))
        let before = try workshop.files()
        let added = try add("module", "Deposit", "--layer", "features")
        #expect(added.status == 2)
        #expect(added.errors.contains("only with --evaluate-manifests or --tuist-graph"), "\(added.errors)")
        #expect(try workshop.files() == before)
        #expect(try add("module", "Deposit", "--layer", "features", "--evaluate-manifests").status == 0)
    }
}
