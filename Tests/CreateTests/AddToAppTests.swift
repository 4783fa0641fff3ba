import Foundation
import Testing
import ToolRunner

/// `dovetail add` in the projects of apps. What it leaves to do is done here, and then checked.
@Suite struct AddToAppTests {
    private let workshop: Workshop

    init() throws { workshop = try Workshop() }

    // MARK: Modules

    @Test func aModuleOfAnXcodeProject() throws {
        let app = try workshop.app(.xcode)
        try workshop.expectClean(modules: 4)
        let project = try workshop.read("Bank.xcodeproj/project.pbxproj")
        let added = try workshop.add("module", "Deposit", "--layer", "features", "--interface")
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
        try workshop.finish(app, SampleApp.deposit, appNeeds: ["Deposit", "DepositInterface"])
    }

    @Test func aModuleOfATuistProject() throws {
        _ = try workshop.app(.tuist)
        try workshop.expectClean(modules: 4)
        let added = try workshop.add("module", "Deposit", "--layer", "features", "--interface")
        #expect(added.status == 0)
        #expect(added.errors == "")
        #expect(
            added.output == """
                created Projects/DepositInterface/Sources/DepositService.swift
                created Projects/Deposit/Sources/DefaultDepositService.swift
                created Projects/Deposit/Sources/DepositAssembly.swift
                created Projects/Deposit/Tests/DepositServiceTests.swift
                changed Projects/App/Project.swift
                created Projects/Deposit/Project.swift
                created Projects/DepositInterface/Project.swift
                changed Workspace.swift
                changed dovetail.yml
                changed Projects/App/Sources/main.swift

                """)
        let written = try workshop.read("Projects/Deposit/Project.swift")
        #expect(
            written == """
                import ProjectDescription
                let project = Project(
                    name: "Deposit",
                    targets: [
                        .target(
                            name: "Deposit", destinations: .iOS, product: .framework,
                            bundleId: "bank.Deposit",
                            sources: ["Sources/**"],
                            dependencies: [.project(target: "Core", path: "../Core"), \
                .external(name: "Dovetail"), .project(target: "DepositInterface", path: "../DepositInterface")]),
                        .target(
                            name: "DepositTests", destinations: .iOS, product: .unitTests,
                            bundleId: "bank.DepositTests",
                            sources: ["Tests/**"],
                            dependencies: [.target(name: "Deposit"), \
                .project(target: "DepositInterface", path: "../DepositInterface"), .external(name: "Dovetail")]),
                    ])

                """)
        let workspace = try workshop.read("Workspace.swift")
        #expect(
            workspace.contains(
                #"["Projects/Core", "Projects/Card", "Projects/Deposit", "Projects/DepositInterface", "Projects/App"]"#),
            "\(workspace)")
        let manifest = try workshop.read("Projects/App/Project.swift")
        #expect(manifest.contains(".project(target: \"Deposit\", path: \"../Deposit\")"), "\(manifest)")
        #expect(
            manifest.contains(".project(target: \"DepositInterface\", path: \"../DepositInterface\")"), "\(manifest)")
        try workshop.expectClean(modules: SampleApp.modules.count + SampleApp.deposit.count)
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
            try workshop.write(path.replacingOccurrences(of: "Projects/", with: "Targets/"), text)
        }
        try workshop.write("Project.swift", manifest(SampleApp.modules))
        try workshop.write(
            "Package.swift",
            "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"Libraries\")\n")
        try workshop.expectClean(modules: 4)
        let added = try workshop.add("module", "Deposit", "--layer", "features")
        #expect(added.errors == "")
        let new = [
            SampleApp.Module(name: "Deposit", needs: ["Core"]),
            SampleApp.Module(name: "DepositTests", role: .test, needs: ["Deposit"]),
        ]
        // Each copy is behind its model.
        var all = SampleApp.modules
        all.insert(new[0], at: all.firstIndex { $0.name == "Card" }! + 1)
        all.insert(new[1], at: all.firstIndex { $0.name == "CardTests" }! + 1)
        #expect(try workshop.read("Project.swift") == manifest(all))
        try workshop.expectClean(modules: 6)
    }

    /// The members of helpers that are named after the model are copied, and what else its manifest declares is not.
    @Test func helpersThatNameModules() throws {
        _ = try workshop.app(.tuist)
        try workshop.write(
            "Tuist/ProjectDescriptionHelpers/Modules.swift",
            """
            import ProjectDescription

            public enum Feature: String {
                case Card

                var folder: String {
                    switch self {
                    case .Card: "../Card"
                    }
                }
            }

            extension TargetDependency {
                public static func feature(_ feature: Feature) -> TargetDependency {
                    .project(target: feature.rawValue, path: .relativeToManifest(feature.folder))
                }
                public static let core = TargetDependency.project(target: "Core", path: "../Core")
            }

            extension Target {
                public static func module(
                    _ name: String, _ product: Product, _ folder: String, _ needs: [TargetDependency]
                ) -> Target {
                    .target(
                        name: name, destinations: .iOS, product: product, bundleId: name, sources: ["\\(folder)/**"],
                        dependencies: needs)
                }
            }

            """)
        try workshop.write(
            "Projects/Card/Project.swift",
            """
            import ProjectDescription
            import ProjectDescriptionHelpers

            let name = Feature.Card.rawValue
            let project = Project(name: name, targets: [
                .module(name, .framework, "Sources", [.core, .external(name: "Dovetail")]),
                .module("\\(name)Tests", .unitTests, "Tests", [.feature(.Card)]),
                .module("CardDemo", .app, "Demo", [.feature(.Card)]),
            ])

            """)
        let added = try workshop.add("module", "Deposit", "--layer", "features")
        #expect(added.errors == "", "\(added.output)")
        let written = try workshop.read("Projects/Deposit/Project.swift")
        #expect(
            written == """
                import ProjectDescription
                import ProjectDescriptionHelpers

                let name = Feature.Deposit.rawValue
                let project = Project(name: name, targets: [
                    .module(name, .framework, "Sources", [.core]),
                    .module("\\(name)Tests", .unitTests, "Tests", [.feature(.Deposit)]),
                ])

                """)
        let helper = try workshop.read("Tuist/ProjectDescriptionHelpers/Modules.swift")
        #expect(helper.contains("    case Card\n    case Deposit\n"), "\(helper)")
        #expect(
            helper.contains("        case .Card: \"../Card\"\n        case .Deposit: \"../Deposit\"\n"), "\(helper)")
        let checked = try Command.dovetail("check", in: workshop.url)
        #expect(checked.errors.contains("checked 7 modules in "), "\(checked.errors)")
    }

    /// What a helper adds to each module is not in a list that could be changed.
    @Test func dependenciesThatAHelperAdds() throws {
        _ = try workshop.app(.tuist)
        try workshop.write(
            "Tuist/ProjectDescriptionHelpers/Module.swift",
            """
            import ProjectDescription

            public func module(
                _ name: String, _ product: Product, _ folder: String, _ needs: [TargetDependency]
            ) -> Target {
                .target(
                    name: name, destinations: .iOS, product: product, bundleId: name, sources: ["\\(folder)/**"],
                    dependencies: needs + [.external(name: "Dovetail")])
            }

            """)
        try workshop.write(
            "Projects/Card/Project.swift",
            """
            import ProjectDescription
            import ProjectDescriptionHelpers

            let project = Project(name: "Card", targets: [
                module("Card", .framework, "Sources", [.project(target: "Core", path: "../Core")]),
                module("CardTests", .unitTests, "Tests", [.target(name: "Card")]),
            ])

            """)
        let added = try workshop.add("module", "Deposit", "--layer", "features")
        #expect(
            added.errors == """
                to do: 'Deposit' also depends on 'Dovetail', as 'Card' does: check that it needs that
                to do: 'DepositTests' also depends on 'Dovetail', as 'CardTests' does: check that it needs that

                """)
        let checked = try Command.dovetail("check", in: workshop.url)
        #expect(checked.errors.contains("checked 6 modules in "), "\(checked.errors)")
    }

    /// A helper declares tests with each module, and the workspace only lists the app.
    @Test func whatTuistDoesNotReadYet() throws {
        _ = try workshop.app(.tuist)
        try workshop.write(
            "Workspace.swift",
            """
            import ProjectDescription
            let workspace = Workspace(name: "Bank", projects: ["Projects/App"])

            """)
        try workshop.write(
            "Tuist/ProjectDescriptionHelpers/Module.swift",
            """
            import ProjectDescription

            extension Project {
                public static func module(_ name: String, needs: [TargetDependency]) -> Project {
                    func target(
                        _ name: String, _ product: Product, _ folder: String, _ needs: [TargetDependency]
                    ) -> Target {
                        .target(
                            name: name, destinations: .iOS, product: product, bundleId: name,
                            sources: ["\\(folder)/**"], dependencies: needs)
                    }
                    return Project(name: name, targets: [
                        target(name, .framework, "Sources", needs),
                        target("\\(name)Tests", .unitTests, "Tests", [.target(name: name)]),
                    ])
                }
            }

            """)
        try workshop.write(
            "Projects/Card/Project.swift",
            """
            import ProjectDescription
            import ProjectDescriptionHelpers

            let project = Project.module(
                "Card", needs: [.project(target: "Core", path: "../Core"), .external(name: "Dovetail")])

            """)
        let added = try workshop.add("module", "Deposit", "--layer", "features")
        #expect(
            added.errors == """
                to do: let a target depend on 'Deposit': the workspace does not list Projects/Deposit/Project.swift, \
                and nothing depends on it yet

                """)
        let whole = try workshop.add("module", "Payment", "--layer", "features", "--interface")
        #expect(
            whole.errors == """
                to do: let 'PaymentTests' depend on 'PaymentInterface', 'Dovetail': .project(target: \
                "PaymentInterface", path: "../PaymentInterface"), .external(name: "Dovetail")
                to do: Projects/PaymentInterface/Project.swift also declares 'PaymentInterfaceTests', as its helper \
                does with each module: add sources

                """)
        let checked = try Command.dovetail("check", in: workshop.url)
        #expect(checked.errors.contains("checked 8 modules in "), "\(checked.errors)")
    }

    /// It may declare anything, even if nothing lists it.
    @Test func aManifestThatIsThereStays() throws {
        _ = try workshop.app(.tuist)
        let precious = """
            import ProjectDescription
            let project = Project(name: "Deposit", targets: [
                .target(name: "Mine", destinations: .iOS, product: .framework, bundleId: "m", sources: ["Mine/**"]),
            ])

            """
        try workshop.write("Projects/Deposit/Project.swift", precious)
        let added = try workshop.add("module", "Deposit", "--layer", "features")
        #expect(added.status == 0)
        #expect(
            added.errors.hasPrefix("to do: in Projects/Deposit/Project.swift, add a framework target 'Deposit'"),
            "\(added.errors)")
        #expect(try workshop.read("Projects/Deposit/Project.swift") == precious)
    }

    /// A copy that changes what another target declares is not kept.
    @Test func targetsThatDependOnAllOthers() throws {
        for (path, text) in SampleApp(kind: .tuist).files
        where !path.hasSuffix("Project.swift") && path != "Workspace.swift" {
            try workshop.write(path.replacingOccurrences(of: "Projects/", with: "Targets/"), text)
        }
        let manifest = """
            import ProjectDescription
            func project(_ app: String, targets: [String]) -> Project {
                func target(_ name: String, _ product: Product, _ needs: [String]) -> Target {
                    .target(
                        name: name, destinations: .iOS, product: product, bundleId: name,
                        sources: ["Targets/\\(name)/Sources/**"],
                        dependencies: needs.map { .target(name: $0) } + [.external(name: "Dovetail")])
                }
                return Project(
                    name: app, targets: targets.map { target($0, .framework, []) } + [target(app, .app, targets)])
            }
            let bank = project("App", targets: ["Core", "Card"])

            """
        try workshop.write("Project.swift", manifest)
        let added = try workshop.add("module", "Deposit", "--layer", "features")
        #expect(added.errors.hasPrefix("to do: in Project.swift, add a framework target 'Deposit'"), "\(added.errors)")
        #expect(try workshop.read("Project.swift") == manifest)
    }

    /// What is declared in a way that a copy does not follow is left to the user, and the manifest stays as it is.
    @Test func targetsThatALoopDeclares() throws {
        for (path, text) in SampleApp(kind: .tuist).files
        where !path.hasSuffix("Project.swift") && path != "Workspace.swift" {
            try workshop.write(path.replacingOccurrences(of: "Projects/", with: "Targets/"), text)
        }
        let manifest = """
            import ProjectDescription
            let needs = ["Core": [], "Card": ["Core"]]
            let modules = ["Core", "Card"].map { name in
                Target.target(
                    name: name, destinations: .iOS, product: .framework, bundleId: name,
                    sources: ["Targets/\\(name)/Sources/**"],
                    dependencies: needs[name]!.map { .target(name: $0) } + [.external(name: "Dovetail")])
            }
            let project = Project(name: "Bank", targets: modules)

            """
        try workshop.write("Project.swift", manifest)
        let added = try workshop.add("module", "Deposit", "--layer", "features")
        #expect(added.status == 0)
        #expect(
            added.errors == """
                to do: in Project.swift, add a framework target 'Deposit' with the folder 'Targets/Deposit/Sources', and \
                the platforms and settings of 'Card'; embed it where 'Card' is embedded
                to do: let 'Deposit' depend on 'Core': .target(name: "Core")
                to do: in Project.swift, add a unit test target 'DepositTests' with the folder 'Targets/Deposit/Tests', \
                and the platforms of 'Card'
                to do: let 'DepositTests' depend on 'Deposit': .target(name: "Deposit")

                """)
        #expect(try workshop.read("Project.swift") == manifest)
    }

    @Test(arguments: SampleApp.Kind.allCases)
    func nothingIsWrittenInADryRun(_ kind: SampleApp.Kind) throws {
        let app = try workshop.app(kind)
        let before = try workshop.files()
        let shown = try workshop.add("module", "Deposit", "--layer", "features", "--dry-run")
        #expect(shown.status == 0, "\(shown.errors)")
        #expect(shown.output.contains("+++ b/\(app.folder("Deposit"))/DepositService.swift\n"), "\(shown.output)")
        #expect(try workshop.files() == before)
        // It also lists the files.
        let would = shown.errors.split(separator: "\n").map(String.init).filter { $0.hasPrefix("would ") }
        #expect(would.contains("would create \(app.folder("Deposit"))/DepositService.swift"), "\(shown.errors)")
        let added = try workshop.add("module", "Deposit", "--layer", "features")
        #expect(
            would.map {
                $0.replacingOccurrences(of: "would create", with: "created").replacingOccurrences(
                    of: "would change", with: "changed")
            }
                == added.output.split(separator: "\n").map(String.init))
        #expect(would.joined(separator: "\n") + "\n" + added.errors == shown.errors)
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
        let app = try workshop.app(kind)
        let added = try workshop.add(
            "external", "Lottie", "--via", "adapter", "--layer", "features", "--url",
            "https://example.com/Lottie.git", "--from", "4.5.0")
        #expect(added.status == 0)
        #expect(added.errors.hasPrefix("to do: \(step)\n"), "\(added.errors)")
        #expect(
            added.output.contains("created \(app.folder("LottieAdapter"))/LottieClientAdapter.swift\n"),
            "\(added.output)")
        if kind == .xcode {
            #expect(
                added.errors.contains("to do: let 'LottieAdapter' depend on 'LottieInterface', 'Dovetail', 'Lottie'"),
                "\(added.errors)")
            try workshop.finish(
                app, lottie, appNeeds: ["LottieAdapter", "LottieInterface"], packages: ["Dovetail", "Lottie"])
        } else {
            #expect(added.errors == "to do: \(step)\n")
            try workshop.expectClean(modules: SampleApp.modules.count + lottie.count)
        }
        try workshop.write("\(app.folder("Core"))/Wall.swift", "import Lottie\n")
        let checked = try Command.dovetail("check", in: workshop.url)
        #expect(checked.errors.contains("lottie-behind-adapter"), "\(checked.errors)")
    }

    @Test func thePackagesOfATuistProject() throws {
        _ = try workshop.app(.tuist)
        let packages = """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "Bank",
                dependencies: [
                    .package(url: "https://example.com/dovetail.git", from: "0.1.0"),
                ]
            )

            """
        try workshop.write("Tuist/Package.swift", packages)
        let added = try workshop.add(
            "external", "Lottie", "--via", "adapter", "--layer", "features", "--url",
            "https://example.com/Lottie.git", "--from", "4.5.0")
        #expect(added.errors == "")
        let known = "        .package(url: \"https://example.com/dovetail.git\", from: \"0.1.0\"),\n"
        #expect(
            try workshop.read("Tuist/Package.swift")
                == packages.replacingOccurrences(
                    of: known,
                    with: known + "        .package(url: \"https://example.com/Lottie.git\", from: \"4.5.0\"),\n"))
    }

    @Test func aLibraryWhosePackageIsUnknown() throws {
        _ = try workshop.app(.xcode)
        let added = try workshop.add("external", "Fire", "--layer", "features")
        #expect(
            added.errors.hasSuffix(
                "to do: add the package of 'Fire' to the project, and its product to 'FireAdapter'\n"),
            "\(added.errors)")
        try workshop.write("Modules/App/main.swift", "import Card\nimport Core\n")
        let unwired = try workshop.add("external", "Ice", "--layer", "features")
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
        let app = try workshop.app(kind)
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
        let added = try workshop.add("module", "Deposit", "--layer", "core")
        #expect(added.status == 2)
        #expect(
            added.errors
                == "error: no modules found: there is no Package.swift, no Xcode project and no project.yml below the "
                + "inputs\n")
        #expect(try workshop.files().count == 1)
    }

    @Test func tuistHasToBeAskedFor() throws {
        _ = try workshop.app(.tuist)
        try workshop.write(
            "dovetail.yml",
            workshop.read("dovetail.yml").replacingOccurrences(of: "graph: {evaluate: true}\n", with: ""))
        let before = try workshop.files()
        let added = try workshop.add("module", "Deposit", "--layer", "features")
        #expect(added.status == 2)
        #expect(added.errors.contains("only with --evaluate-manifests or --tuist-graph"), "\(added.errors)")
        #expect(try workshop.files() == before)
        #expect(try workshop.add("module", "Deposit", "--layer", "features", "--evaluate-manifests").status == 0)
    }
}
