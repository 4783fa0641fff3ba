import Foundation
import Testing
import ToolRunner

/// The tool reports what it does not check, and checks the rest completely.
@Suite struct NothingSilentTests {
    private func folder(_ files: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        return folder
    }

    private func dovetail(
        _ arguments: String..., in folder: TemporaryFolder, environment: [String: String]? = nil
    ) throws -> Command {
        try Command.run(Command.dovetail, arguments, in: folder.url, environment: environment, within: 60)
    }

    private static let noSwift = ["PATH": "/nowhere"]

    private func package(_ targets: String, _ more: String = "") -> String {
        """
        // swift-tools-version: 6.0
        import PackageDescription
        \(more)
        let package = Package(name: "Shop", targets: [\(targets)])
        """
    }

    /// A library with a component, and an app that creates it.
    private func shop(access: String = "public ") -> [String: String] {
        [
            "Package.swift": package(
                #".target(name: "Cart"), .executableTarget(name: "App", dependencies: ["Cart"])"#),
            "Sources/Cart/Cart.swift": """
            import Dovetail
            \(access)protocol CartDependency: Dependency { var prices: Int { get } }
            \(access)final class CartComponent: Component<CartDependency> {}
            """,
            "Sources/App/App.swift": """
            import Cart
            import Dovetail
            final class AppComponent: BootstrapComponent {
                var prices: Int { 1 }
                var cart: CartComponent { CartComponent(parent: self) }
            }
            """,
        ]
    }

    // MARK: Formats

    @Test func jsonSaysWhatIsProvedOfComponentsAndWhatWasNotLookedAt() throws {
        var files = shop()
        files["Other/Stray.swift"] = "import Dovetail\nfinal class Stray: BootstrapComponent {}\n"
        let found = try dovetail("check", ".", "--format", "json", in: folder(files))
        let json = try #require(try JSONSerialization.jsonObject(with: Data(found.output.utf8)) as? [String: Any])
        #expect(
            json["components"] as? [String: Int] == [
                "requirements": 1, "proved": 1, "components": 1, "roots": 2, "outside": 0,
            ], "\(found.output)")
        #expect(
            json["coverage"] as? [String: Int] == [
                "files": 3, "filesInNoModule": 1, "xcodeProjects": 0, "tuistManifests": 0, "tests": 0,
                "leftOut": 0,
            ], "\(found.output)")
    }

    // MARK: The runtime's own sources

    @Test func theSourcesOfNeedleBesideAnAppThatImportsIt() throws {
        let folder = try folder([
            "Package.swift": package(#".target(name: "NeedleFoundation")"#),
            "Sources/NeedleFoundation/Component.swift": """
            public protocol Dependency: AnyObject {}
            open class Component<DependencyType> { public init(parent: AnyObject) {} }
            open class BootstrapComponent: Component<EmptyDependency> {}
            public protocol EmptyDependency: Dependency {}
            """,
            "Sample/App.swift": """
            import NeedleFoundation
            protocol CardDependency: Dependency { var id: Int { get } }
            class CardComponent: Component<CardDependency> {}
            protocol DeckDependency: NeedleFoundation.Dependency { var id: Int { get } }
            class DeckComponent: NeedleFoundation.Component<DeckDependency> {}
            class AppComponent: BootstrapComponent {
                var id: Int { 1 }
                var card: CardComponent { CardComponent(parent: self) }
                var deck: DeckComponent { DeckComponent(parent: self) }
            }
            """,
        ])
        let found = try dovetail("check", ".", in: folder)
        #expect(found.errors.contains("proved 2 of 2 requirements of 2 components under 1 root\n"), "\(found.errors)")
        #expect(found.errors.contains("\n0 errors, 0 warnings\n"), "\(found.errors)")
    }

    // MARK: Generated files

    @Test func aCheckedInFileSwitchesNothingOff() throws {
        let folder = try folder(shop())
        let made = try dovetail(
            "generate", "--output", "Sources/App/Wiring.swift", "--package-path", ".", "--target", "App", in: folder)
        #expect(made.status == 0, "\(made.errors)")
        let current = try dovetail("check", ".", in: folder)
        #expect(!current.errors.contains("stale-wiring"), "\(current.errors)")
        #expect(current.errors.contains("proved 1 of 1 requirement of 1 component under 1 root\n"))
        try folder.write(
            "Sources/App/App.swift",
            (shop()["Sources/App/App.swift"] ?? "").replacingOccurrences(of: "    var prices: Int { 1 }\n", with: ""))
        let broken = try dovetail("check", ".", in: folder)
        #expect(broken.status == 1)
        #expect(
            broken.errors.contains("Sources/Cart/Cart.swift:2:50: error: CartComponent needs 'prices: Int', but "),
            "\(broken.errors)")
        #expect(broken.errors.contains("proved 0 of 1 requirement of 1 component under 1 root\n"))
        let explained = try dovetail("explain", "CartComponent", ".", in: folder)
        #expect(explained.output.contains("    needs: prices: Int, which is not provided\n"), "\(explained.output)")
    }

    @Test func aStaleFileIsSaidWithTheCommandThatFixesIt() throws {
        let folder = try folder(shop())
        func generate(_ arguments: String...) throws -> Command {
            try Command.dovetail(
                ["generate", "--output", "Sources/App/Wiring.swift", "--package-path", ".", "--target", "App"]
                    + arguments,
                in: folder.url)
        }
        try folder.write("header.txt", "// A header\n")
        #expect(try generate("--header", "header.txt", "--import", "Foundation").status == 0)
        #expect(try !dovetail("check", ".", in: folder).errors.contains("stale-wiring"))
        let app = shop()["Sources/App/App.swift"] ?? ""
        try folder.write(
            "Sources/App/App.swift", app + "\nfinal class Other: BootstrapComponent {\n    var a: Int { 1 }\n}\n")
        let stale = try dovetail("check", ".", in: folder)
        #expect(
            stale.errors.contains(
                """
                Sources/App/Wiring.swift:1:1: warning: this file is out of date: it does not match the sources [stale-wiring]
                Sources/App/Wiring.swift:1:1: note: help: run: dovetail generate --output Sources/App/Wiring.swift \
                --package-path . --target App

                """), "\(stale.errors)")
        #expect(try generate().status == 0)
        #expect(try !dovetail("check", ".", in: folder).errors.contains("stale-wiring"))
    }

    /// Its declarations are no names that the file to be generated must avoid, though containers have more files read.
    @Test func aFileIsNotStaleBecauseOfItself() throws {
        var files = shop()
        files["Sources/App/main.swift"] = "let app = AppComponent()\nlet cart = app.cart\nlet one = try made()\n"
        files["Sources/App/Assemblies.swift"] = """
            import Dovetail
            struct AppAssembly: Assembly {
                func assemble(_ c: inout Registrations) { c.register(Int.self) { _ in 1 } }
            }
            func made() throws -> Int { try Container(AppAssembly()).resolve(Int.self) }
            """
        let folder = try folder(files)
        let made = try dovetail(
            "generate", "--output", "Sources/App/Wiring.swift", "--package-path", ".", "--target", "App", in: folder)
        #expect(made.status == 0, "\(made.errors)")
        let current = try dovetail("check", ".", in: folder)
        #expect(!current.errors.contains("stale-wiring"), "\(current.errors)")
        #expect(current.errors.contains("proved 1 of 1 resolution"), "\(current.errors)")
    }

    /// It is taken for the module that it nearly names, so that it is the only error.
    @Test(arguments: [("Dovetial", true), ("Crat", true), ("Dovetial", false)])
    func aMisspeltImportIsOneFinding(_ name: String, isOnDisk: Bool) throws {
        var files = shop()
        let library = #".product(name: "Dovetail", package: "Dovetail")"#
        files["Package.swift"] = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Shop", dependencies: [.package(path: "../Dovetail")],
                targets: [
                    .target(name: "Cart", dependencies: [\(library)]),
                    .executableTarget(name: "App", dependencies: ["Cart", \(library)]),
                ])
            """
        let meant = name == "Crat" ? "Cart" : "Dovetail"
        let app = files["Sources/App/App.swift"] ?? ""
        #expect(app.contains("import \(meant)\n"))
        files["Sources/App/App.swift"] = app.replacingOccurrences(of: "import \(meant)\n", with: "import \(name)\n")
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write("Shop/" + path, text) }
        if isOnDisk {
            try folder.write("Dovetail/Sources/Dovetail/Dovetail.swift", "")
            try folder.write(
                "Dovetail/Package.swift",
                """
                // swift-tools-version: 6.0
                import PackageDescription
                let package = Package(
                    name: "Dovetail", products: [.library(name: "Dovetail", targets: ["Dovetail"])],
                    targets: [.target(name: "Dovetail")])
                """)
        }
        let run = try Command.dovetail(["check"], in: folder.url.appendingPathComponent("Shop"))
        #expect(run.status == 1)
        #expect(run.errors.contains(": error: 'App' imports '\(name)', but no module of that name was found"))
        #expect(run.errors.contains("note: help: did you mean '\(meant)'?\n"), "\(run.errors)")
        #expect(run.errors.contains("proved 1 of 1 requirement of 1 component under 1 root\n"), "\(run.errors)")
        #expect(run.errors.contains("\n1 error, 0 warnings\n"), "\(run.errors)")
    }

    /// Without a manifest, a name that is nearly a library's is that library's.
    @Test(arguments: [("import Dovetial", 8), ("import class Dovetial.Component", 14)], ["\n", "\r\n"])
    func aMisspeltImportInAPlainFolderIsOneFinding(_ line: (text: String, column: Int), newline: String) throws {
        let folder = try folder([
            "App.swift": """
            import Dovetail
            final class AppComponent: BootstrapComponent {
                var prices: Int { 1 }
                var cart: CartComponent { CartComponent(parent: self) }
            }
            """,
            "Cart.swift": """
            import Foundation
            \(line.text)
            protocol CartDependency: Dependency { var prices: Int { get } }
            final class CartComponent: Component<CartDependency> {}
            """.replacingOccurrences(of: "\n", with: newline),
        ])
        let run = try dovetail("check", ".", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("Cart.swift:2:\(line.column): error: no module called 'Dovetial' was found [not"))
        #expect(run.errors.contains("note: help: did you mean 'Dovetail'?\n"))
        #expect(run.errors.contains("proved 1 of 1 requirement of 1 component under 1 root\n"), "\(run.errors)")
        #expect(run.errors.contains("\n1 error, 0 warnings\n"), "\(run.errors)")
    }

    /// Its roots belong to that file and are not written again.
    @Test func anotherModulesFileKeepsItsRoots() throws {
        let folder = try folder([
            "Package.swift": package(#".target(name: "Kit"), .executableTarget(name: "App", dependencies: ["Kit"])"#),
            "Sources/Kit/Kit.swift": "import Dovetail\npublic final class KitComponent: BootstrapComponent {}\n",
            "Sources/App/App.swift": "import Dovetail\nfinal class AppComponent: BootstrapComponent {}\n",
        ])
        for target in ["Kit", "App"] {
            let run = try dovetail(
                "generate", "--output", "Sources/\(target)/Wiring.swift", "--package-path", ".", "--target", target,
                in: folder)
            #expect(run.status == 0, "\(run.errors)")
        }
        let text = try String(
            contentsOf: folder.url.appendingPathComponent("Sources/App/Wiring.swift"), encoding: .utf8)
        #expect(text.contains("AppComponent") && !text.contains("KitComponent"))
        #expect(try dovetail("check", ".", in: folder).errors.contains("under 2 roots\n"))
    }

    // MARK: Access

    @Test func accessBetweenTargetsIsJudgedAsTheCompilerDoes() throws {
        let folder = try folder(shop(access: ""))
        let error =
            "Sources/Cart/Cart.swift:3:13: error: CartComponent is internal, so the generated wiring cannot see it"
        for arguments in [["check", "."], ["check", "--package-path", ".", "--target", "App"]] {
            let run = try Command.dovetail(arguments, in: folder.url)
            #expect(run.errors.contains(error), "\(run.errors)")
            #expect(run.errors.contains("help: make CartComponent and CartDependency package\n"), "\(run.errors)")
        }
        // A public class cannot have a protocol of the package.
        let half = shop(access: "")["Sources/Cart/Cart.swift"]?.replacingOccurrences(of: "final", with: "public final")
        try folder.write("Sources/Cart/Cart.swift", half ?? "")
        let run = try dovetail("check", ".", in: folder)
        #expect(run.errors.contains("help: make CartDependency public\n"), "\(run.errors)")
        for (path, text) in shop(access: "package ") { try folder.write(path, text) }
        #expect(try !dovetail("check", ".", in: folder).errors.contains("inaccessible"))
    }

    // MARK: Inputs

    /// An Xcode project without targets.
    private static let xcodeProject = "{ objects = { P = { isa = PBXProject; }; }; rootObject = P; }"

    @Test func aPackageOfToolsHidesNoApp() throws {
        let folder = try folder([
            "Package.swift": package(#".target(name: "Tool")"#), "Sources/Tool/Tool.swift": "",
            "App/App.swift": GenerateTests.source.replacingOccurrences(of: "var id: Int { 1 }", with: ""),
            "App.xcodeproj/project.pbxproj": Self.xcodeProject, "AppTests/Test.swift": "import Nothing\n",
            "App/Check.swift": "import XCTest\n",
        ])
        let run = try dovetail("check", ".", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("App/App.swift:2:43: error: CardComponent needs 'id: Int', but "), "\(run.errors)")
        #expect(
            run.errors.contains(
                "1 of 2 files is in no module; 2 files were excluded as test code (pass --include-tests)\n"),
            "\(run.errors)")
    }

    @Test func testCodeRegistersForTheTestsAlone() throws {
        let folder = try folder([
            "App/App.swift": """
            import Swinject
            final class Clock {}
            final class AppAssembly: Assembly {
                func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } }
            }
            let assembler = Assembler([AppAssembly()])
            let clock = assembler.resolver.resolve(Clock.self)!
            """,
            "App.xcodeproj/project.pbxproj": Self.xcodeProject,
            "Checks/TestAssembly.swift": """
            import Swinject
            import XCTest
            final class TestAssembly: Assembly {
                func assemble(container: Container) { container.register(Clock.self) { _ in Clock() } }
            }
            let tests = Assembler([AppAssembly(), TestAssembly()])
            """,
        ])
        let run = try dovetail("check", ".", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("1 file was excluded as test code (pass --include-tests)\n"))
        #expect(run.errors.contains("proved 1 of 1 resolution\n"), "\(run.errors)")
    }

    /// Regression: files next to a workspace's projects were assigned to a module called `.`.
    @Test func aWorkspaceSaysNothingOfFiles() throws {
        let folder = try folder([
            "Workspace.swift": "import ProjectDescription\n", "App/Project.swift": "import ProjectDescription\n",
            "App/App.swift": GenerateTests.source, "Scripts/tool.swift": "struct Tool {}\n",
        ])
        let run = try dovetail("check", ".", in: folder)
        #expect(
            run.errors.contains(
                "2 Tuist manifests were not evaluated, so imports were not compared (pass --evaluate-manifests); 1 of 2 files is in no module\n"
            ),
            "\(run.errors)")
    }

    @Test func twoTargetsBelowOneManifestMayHaveComponentsOfOneName() throws {
        let folder = try folder([
            "Project.swift": "import ProjectDescription\n", "App/App.swift": GenerateTests.source,
            "Demo/Demo.swift": GenerateTests.source,
        ])
        let run = try dovetail("check", ".", in: folder)
        #expect(!run.errors.contains("duplicate-component"), "\(run.errors)")
        #expect(
            run.errors.contains(
                "1 Tuist manifest was not evaluated, so imports were not compared (pass --evaluate-manifests)\n"))
    }

    @Test func aSourceMayBeNamedAsAManifestIs() throws {
        let folder = try folder(["Models/Project.swift": "struct Project {}\n" + GenerateTests.source])
        let run = try dovetail("check", ".", in: folder)
        #expect(run.errors == "proved 1 of 1 requirement of 1 component under 1 root\n0 errors, 0 warnings\n")
    }

    @Test func whereThereIsNothingToCheckIsAnError() throws {
        let folder = try folder(["App/App.swift": "import Factory\nlet app = 1\n", "Empty/readme.txt": ""])
        let nothing = try dovetail("check", "App", in: folder)
        #expect(nothing.status == 2)
        #expect(
            nothing.errors == """
                error: nothing to check in 1 file: no components of Dovetail or Needle, no containers of Dovetail \
                or Swinject, no 'containers' in dovetail.yml, and no project with modules

                """)
        for command in [
            ["check", "Empty"], ["generate", "-o", "W.swift", "App", "Empty"], ["check", "--module", "A=Empty"],
        ] {
            let empty = try Command.dovetail(command, in: folder.url)
            #expect(empty.status == 2)
            #expect(empty.errors == "error: no Swift files in 'Empty'\n")
        }
    }

    @Test func rulesNeedModules() throws {
        let folder = try folder([
            "App/App.swift": GenerateTests.source, "dovetail.yml": "layers:\n  - name: app\n    modules: [App]\n",
        ])
        let run = try dovetail("check", in: folder)
        #expect(run.status == 2)
        #expect(
            run.errors
                == "dovetail.yml:2:5: error: there are layers or rules, but no modules that they could apply to: no manifest "
                + "or Xcode project was found; pass the folder that contains one, or give the layers folders, as in "
                + "'folders: [App/Data]'\n")
        try folder.write("Package.swift", package(#".target(name: "App", path: "App")"#))
        let part = try dovetail("check", "App", in: folder)
        #expect(
            part.errors.contains(
                "could apply to: Package.swift is not in the folders that are checked; pass the folder that contains it\n"
            ), "\(part.errors)")
    }

    @Test(arguments: [["check", "Pipe.swift"], ["check", "App", "--rules", "Pipe.swift"], ["check", "List"]])
    func aPipeIsAnErrorAndNeverWaitedFor(_ arguments: [String]) throws {
        let folder = try folder(["App/App.swift": GenerateTests.source, "List": "Pipe.swift\n"])
        #expect(mkfifo(folder.url.appendingPathComponent("Pipe.swift").path, 0o600) == 0)
        let run = try Command.run(Command.dovetail, arguments, in: folder.url, within: 20)
        #expect(run.status == 2 && !run.wasEnded, "\(run.errors)")
    }

    @Test func aPipeThatIsASpecificationIsAnError() throws {
        let folder = try folder(["App/App.swift": GenerateTests.source])
        #expect(mkfifo(folder.url.appendingPathComponent("project.yml").path, 0o600) == 0)
        let run = try Command.run(Command.dovetail, ["check", "."], in: folder.url, within: 20)
        #expect(run.status == 2 && !run.wasEnded, "\(run.errors)")
        #expect(run.errors.contains("project.yml:1:1: error: this file cannot be opened"), "\(run.errors)")
    }

    @Test func whatADeadProcessLeftIsCleared() throws {
        let folder = try folder(["App/App.swift": GenerateTests.source])
        // No process has a number this high.
        let left = folder.url.appendingPathComponent("Wiring.swift.dovetail-2147483646").path
        let own = folder.url.appendingPathComponent("Wiring.swift.dovetail-1").path
        for path in [left, own] { #expect(FileManager.default.createFile(atPath: path, contents: nil)) }
        #expect(try dovetail("generate", "-o", "Wiring.swift", "App", in: folder).status == 0)
        #expect(!FileManager.default.fileExists(atPath: left))
        #expect(FileManager.default.fileExists(atPath: own), "that process is there")
    }

    // MARK: Manifests

    @Test func computedDependenciesAreAskedFor() throws {
        var files = shop()
        files["Package.swift"] = package(
            #".target(name: "Cart"), .executableTarget(name: "App", dependencies: features)"#,
            #"let features: [Target.Dependency] = ["Cart"]"#)
        let folder = try folder(files)
        let command = ["--package-path", ".", "--target", "App"]
        let check = try Command.dovetail(["check"] + command, in: folder.url)
        #expect(check.errors.contains("proved 1 of 1 requirement of 1 component under 1 root\n"), "\(check.errors)")
        let said = "the package's contents are computed here, and SwiftPM cannot read Package.swift"
        let place = "Package.swift:4:115"
        let unasked = try Command.run(
            Command.dovetail, ["check"] + command, in: folder.url, environment: Self.noSwift)
        #expect(unasked.errors.contains("\(place): warning: \(said)"), "\(unasked.errors)")
        let refused = try Command.run(
            Command.dovetail, ["generate", "-o", "W.swift"] + command, in: folder.url, environment: Self.noSwift)
        #expect(refused.status == 2)
        #expect(refused.errors.contains("\(place): error: \(said)"), "\(refused.errors)")
    }

    @Test func twoProgramsHaveTheirOwnFiles() throws {
        var files = shop()
        files["Package.swift"] = package(
            """
            .target(name: "Cart"), .executableTarget(name: "App", dependencies: ["Cart"]),
            .executableTarget(name: "Widget", dependencies: ["Cart"]),
            """)
        files["Sources/Widget/Widget.swift"] = (files["Sources/App/App.swift"] ?? "")
            .replacingOccurrences(of: "AppComponent", with: "WidgetComponent")
        let folder = try folder(files)
        for (target, other) in [("App", "Widget"), ("Widget", "App")] {
            let output = "Sources/\(target)/Wiring.swift"
            let run = try dovetail("generate", "-o", output, ".", in: folder)
            #expect(run.status == 0, "\(run.errors)")
            let text = try String(contentsOf: folder.url.appendingPathComponent(output), encoding: .utf8)
            #expect(text.contains("\(target)Component") && !text.contains("\(other)Component"))
        }
        let run = try dovetail("check", ".", in: folder)
        #expect(!run.errors.contains("stale-wiring"), "\(run.errors)")
        #expect(run.errors.contains("proved 1 of 1 requirement of 1 component under 2 roots\n"), "\(run.errors)")
    }

    /// An app and a widget that fill the one container that a library declares.
    private func programs(app: String, widget: String, shared: String = "") throws -> Command {
        let folder = try folder([
            "Package.swift": package(
                """
                .target(name: "Shared"), .target(name: "Screens", dependencies: ["Shared"]),
                .executableTarget(name: "App", dependencies: ["Shared", "Screens"]),
                .executableTarget(name: "Widget", dependencies: ["Shared"]),
                """),
            "Sources/Shared/Shared.swift": """
            import Swinject
            public final class Clock { public init() {} }
            public let container = Container()
            \(shared)
            """,
            "Sources/Screens/Screens.swift": """
            import Shared
            import Swinject
            public func screen() -> Clock { container.resolve(Clock.self)! }
            """,
            "Sources/App/main.swift": "import Screens\nimport Shared\nimport Swinject\n\(app)\n_ = screen()\n",
            "Sources/Widget/main.swift": "import Shared\nimport Swinject\n\(widget)\n",
        ])
        return try dovetail("check", ".", in: folder)
    }

    @Test func whatOneProgramRegistersAnswersNothingOfAnother() throws {
        let register = "container.register(Clock.self) { _ in Clock() }"
        let resolve = "_ = container.resolve(Clock.self)!"
        let missing = "Widget/main.swift:3:15: error: 'Clock' is not registered"
        let apps = try programs(app: register, widget: resolve)
        #expect(apps.errors.contains(missing), "\(apps.errors)")
        // The library that only the app links finds the app's registrations.
        #expect(apps.errors.contains("proved 1 of 2 resolutions\n"), "\(apps.errors)")

        let widgets = try programs(app: "", widget: register + "\n" + resolve)
        #expect(widgets.errors.contains("Screens.swift:3:43: error: 'Clock' is not registered"), "\(widgets.errors)")

        // Each program has its own container, and they never meet.
        let both = try programs(app: register, widget: register + "\n" + resolve)
        #expect(!both.errors.contains("-registration]"), "\(both.errors)")
        #expect(both.errors.contains("proved 2 of 2 resolutions\n"), "\(both.errors)")

        let library = try programs(
            app: "fill()", widget: "fill()\n" + resolve, shared: "public func fill() { \(register) }"
        )
        #expect(!library.errors.contains("-registration]"), "\(library.errors)")
        #expect(library.errors.contains("proved 2 of 2 resolutions\n"), "\(library.errors)")
    }

    @Test func whatIsThereToBeLinkedIsNotUnused() throws {
        let folder = try folder([
            "Package.swift": package(
                """
                .target(name: "Cart", dependencies: ["Vendor"]), .binaryTarget(name: "Vendor", path: "V.xcframework"),
                .target(name: "Clock"), .target(name: "Linked", dependencies: ["Clock"]),
                """),
            "Sources/Cart/Cart.swift": "import Foundation\n", "Sources/Clock/Clock.swift": "",
            "Sources/Linked/empty.swift": "// Nothing but a list of what is linked.\n", "V.xcframework/Info.plist": "",
        ])
        let run = try dovetail("check", ".", in: folder)
        #expect(run.errors.contains("checked 3 modules"), "\(run.errors)")
        #expect(!run.errors.contains("unused-dependency"), "\(run.errors)")
    }

    // MARK: Parts

    @Test func aLayerAloneLeavesServicesToItsApp() throws {
        let domain = """
            import Swinject
            protocol Store {}
            final class UseCase { init(store: any Store) {} }
            public final class DomainAssembly: Assembly {
                public init() {}
                public func assemble(container: Container) {
                    container.register(UseCase.self) { r in UseCase(store: r.resolve((any Store).self)!) }
                }
            }
            """
        let folder = try folder([
            "Package.swift": package(
                #".target(name: "Domain"), .executableTarget(name: "App", dependencies: ["Domain"])"#),
            "Sources/Domain/Domain.swift": domain, "Sources/App/main.swift": "import Domain\n",
        ])
        let run = try dovetail("check", "Sources/Domain", in: folder)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("not provable: 1 service of another module"), "\(run.errors)")
        try FileManager.default.moveItem(
            at: folder.url.appendingPathComponent("Package.swift"), to: folder.url.appendingPathComponent("project.yml")
        )
        let ofSpecification = try dovetail("check", "Sources/Domain", in: folder)
        #expect(ofSpecification.status == 0, "\(ofSpecification.errors)")
    }

    // MARK: The baseline

    @Test func aRootMoreIsNotForgiven() throws {
        let one = """
            import Dovetail
            protocol CardDependency: Dependency { var id: Int { get } }
            final class CardComponent: Component<CardDependency> {}
            final class AppComponent: BootstrapComponent {
                var card: CardComponent { CardComponent(parent: self) }
            }
            final class DemoComponent: BootstrapComponent {
                var id: Int { 1 }
                var card: CardComponent { CardComponent(parent: self) }
            }
            """
        let folder = try folder(["App/App.swift": one])
        #expect(try dovetail("check", "App", "--write-baseline", "known.json", in: folder).status == 0)
        let known = try String(contentsOf: folder.url.appendingPathComponent("known.json"), encoding: .utf8)
        #expect(known.contains(#""paths":["AppComponent → CardComponent"]"#), "\(known)")
        #expect(try dovetail("check", "App", "--baseline", "known.json", in: folder).status == 0)
        let both = one.replacingOccurrences(of: "    var id: Int { 1 }\n", with: "")
        try folder.write("App/App.swift", both)
        let run = try dovetail("check", "App", "--baseline", "known.json", in: folder)
        #expect(run.status == 1)
        #expect(run.errors.contains("CardComponent needs 'id: Int', but "), "\(run.errors)")
        #expect(try dovetail("check", "App", "--write-baseline", "known.json", in: folder).status == 0)
        try folder.write("App/App.swift", one)
        let fewer = try dovetail("check", "App", "--baseline", "known.json", in: folder)
        #expect(
            fewer.errors.contains(
                "known.json:4:5: warning: the baseline entry for missing-provider in App/App.swift lists paths that no "
                    + "longer exist: DemoComponent → CardComponent"), "\(fewer.errors)")
    }
}
