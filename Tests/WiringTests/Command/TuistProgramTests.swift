import Foundation
import Testing
import ToolRunner

/// Programs of one Tuist project share libraries, but no containers.
@Suite struct TuistProgramTests {
    private static let shared = """
        import Swinject
        public final class Clock { public init() {} }
        public final class Log { public init() {} }
        public let container = Container()
        """

    /// A program that registers one service and resolves both.
    private static func program(registering service: String) -> String {
        """
        import Shared
        import Swinject
        container.register(\(service).self) { _ in \(service)() }
        _ = container.resolve(Clock.self)!
        _ = container.resolve(Log.self)!
        """
    }

    /// An app that registers a clock, and another program that registers a log.
    private func sources(_ other: String) -> [String: String] {
        [
            "Shared/Shared.swift": Self.shared, "App/main.swift": Self.program(registering: "Clock"),
            "\(other)/main.swift": Self.program(registering: "Log"),
        ]
    }

    private func folder(_ files: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        return folder
    }

    /// Each of the two programs lacks what only the other one registers.
    private func expectTwoPrograms(_ run: Command, _ other: String) {
        #expect(run.status == 1)
        let missing = run.errors.split(separator: "\n").filter { $0.contains("[missing-registration]") }
        #expect(missing.count == 2, "\(run.errors)")
        #expect(run.errors.contains("App/main.swift:5:15: error: 'Log' is not registered"), "\(run.errors)")
        #expect(run.errors.contains("\(other)/main.swift:4:15: error: 'Clock' is not registered"), "\(run.errors)")
        #expect(run.errors.contains("\nproved 2 of 4 resolutions\n"), "\(run.errors)")
        #expect(run.errors.contains("note: 'Log' is registered here, in another program\n"), "\(run.errors)")
        #expect(run.errors.contains("help: register 'Log' in each program that resolves it\n"), "\(run.errors)")
    }

    /// A library that both apps link resolves a service that only one of them registers. A second service is
    /// registered by a function of the library that only one of them calls.
    @Test(arguments: [false, true]) func aLibraryOfTwoApps(isRegisteredByBoth: Bool) throws {
        let library = """
            import Swinject
            public final class Clock { public init() {} }
            public final class Log { public init() {} }
            public let container = Container()
            public func registerLog() { container.register(Log.self) { _ in Log() } }
            public func run() {
                _ = container.resolve(Clock.self)!
                _ = container.resolve(Log.self)!
            }
            """
        let whole = """
            import Library
            container.register(Clock.self) { _ in Clock() }
            registerLog()
            run()
            """
        let package = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Shop",
                dependencies: [.package(path: "Swinject")],
                targets: [
                    .target(name: "Library", dependencies: ["Swinject"]),
                    .executableTarget(name: "App", dependencies: ["Library"]),
                    .executableTarget(name: "Demo", dependencies: ["Library"]),
                ])
            """
        let folder = try folder([
            "Package.swift": package, "Sources/Library/Library.swift": library, "Sources/App/main.swift": whole,
            "Sources/Demo/main.swift": isRegisteredByBoth ? whole : "import Library\nrun()\n",
        ])
        let run = try Command.dovetail(["check", "."], in: folder.url)
        guard !isRegisteredByBoth else {
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("proved 2 of 2 resolutions\n"), "\(run.errors)")
            return
        }
        #expect(run.status == 1)
        #expect(
            run.errors.contains(
                "Sources/Library/Library.swift:7:19: error: 'Clock' is not registered (in the program 'Demo')"),
            "\(run.errors)")
        #expect(
            run.errors.contains("'registerLog', which registers it, is never called (in the program 'Demo')"),
            "\(run.errors)")
        #expect(run.errors.contains("proved 0 of 2 resolutions\n"), "\(run.errors)")
    }

    /// An app for iOS and one for tvOS, as declared by their manifest when it is evaluated.
    @Test func twoAppsOfAManifest() throws {
        var files = sources("TV")
        files["Project.swift"] = """
            import ProjectDescription
            let shared: [TargetDependency] = [.target(name: "Shared"), .external(name: "Swinject")]
            let project = Project(name: "Shop", targets: [
                .target(
                    name: "Shared", destinations: [.iPhone, .appleTv], product: .framework, bundleId: "s",
                    sources: ["Shared/**"], dependencies: [.external(name: "Swinject")]),
                .target(
                    name: "App", destinations: .iOS, product: .app, bundleId: "a", sources: ["App/**"],
                    dependencies: shared),
                .target(
                    name: "TV", destinations: .tvOS, product: .app, bundleId: "t", sources: ["TV/**"],
                    dependencies: shared),
            ])
            """
        let folder = try folder(files)
        expectTwoPrograms(try Command.dovetail("check", ".", "--evaluate-manifests", in: folder.url), "TV")
        // Without that option, the missing information is reported.
        let unasked = try Command.dovetail("check", ".", in: folder.url)
        #expect(unasked.errors.contains("1 Tuist manifest was not evaluated (pass --evaluate-manifests)"))
    }

    /// A target in the JSON of `tuist graph`.
    private func target(_ name: String, _ product: String, _ dependencies: [String], _ files: [String]) -> String {
        let targets = dependencies.map { #"{"target": {"name": "\#($0)"}}"# }
        let all = targets + [#"{"package": {"product": "Swinject"}}"#]
        return """
            {"name": "\(name)", "product": "\(product)", "dependencies": [\(all.joined(separator: ", "))],
             "sources": [\(files.map { #""/mac/Shop/\#($0)""# }.joined(separator: ", "))]}
            """
    }

    /// - Parameter input: the input to check; nil for the folder by its absolute path.
    private func check(
        graphOf targets: [String], _ files: [String: String], at input: String? = nil
    ) throws -> Command {
        let folder = try folder(files)
        try folder.write(
            "graph.json",
            """
            {"name": "Shop", "path": "/mac/Shop", "projects": {"/mac/Shop": {
              "name": "Shop", "path": "/mac/Shop", "isExternal": false, "packages": [], "schemes": [],
              "targets": [\(targets.joined(separator: ",\n"))]}}}
            """)
        return try Command.dovetail(["check", input ?? folder.url.path, "--tuist-graph", "graph.json"], in: folder.url)
    }

    /// An app and its demo app, and a command line tool.
    @Test(arguments: ["app", "command_line_tool"])
    func twoProgramsOfAGraph(_ product: String) throws {
        let targets = [
            target("Shared", "framework", [], ["Shared/Shared.swift"]),
            target("App", "app", ["Shared"], ["App/main.swift"]),
            target("Demo", product, ["Shared"], ["Demo/main.swift"]),
        ]
        for input in [nil, ".", "./"] {
            expectTwoPrograms(try check(graphOf: targets, sources("Demo"), at: input), "Demo")
        }
    }

    /// An app contains its extension, which is a separate program.
    @Test(arguments: ["app_extension", "app_clip", "watch2_app", "extension_kit_extension", "messages_extension"])
    func anAppAndItsExtension(_ product: String) throws {
        let targets = [
            target("Shared", "framework", [], ["Shared/Shared.swift"]),
            target("App", "app", ["Shared", "Widget"], ["App/main.swift"]),
            target("Widget", product, ["Shared"], ["Widget/main.swift"]),
        ]
        expectTwoPrograms(try check(graphOf: targets, sources("Widget")), "Widget")
    }

    /// A demo app compiles the files of its library itself; the app that links the library registers what the library
    /// resolves.
    @Test func aDemoAppOfTheLibrarysOwnFiles() throws {
        let screens = """
            import Shared
            import Swinject
            public func screen() { _ = container.resolve(Clock.self)! }
            """
        let targets = [
            target("Shared", "framework", [], ["Shared/Shared.swift"]),
            target("Screens", "framework", ["Shared"], ["Screens/Screens.swift"]),
            target("ScreensDemo", "app", ["Shared"], ["Screens/Screens.swift"]),
            target("App", "app", ["Shared", "Screens"], ["App/main.swift"]),
        ]
        let app = "import Shared\nimport Swinject\ncontainer.register(Clock.self) { _ in Clock() }\n"
        let run = try check(
            graphOf: targets,
            ["Shared/Shared.swift": Self.shared, "Screens/Screens.swift": screens, "App/main.swift": app])
        #expect(run.errors.contains("\nproved 1 of 1 resolution\n0 errors, "), "\(run.errors)")
    }

    /// Both register everything, which is a duplicate only if they share a container.
    @Test func bothProgramsMayRegisterTheSame() throws {
        let all = Self.program(registering: "Clock") + "\ncontainer.register(Log.self) { _ in Log() }\n"
        let targets = [
            target("Shared", "framework", [], ["Shared/Shared.swift"]),
            target("App", "app", ["Shared"], ["App/main.swift"]),
            target("Demo", "app", ["Shared"], ["Demo/main.swift"]),
        ]
        let run = try check(
            graphOf: targets, ["Shared/Shared.swift": Self.shared, "App/main.swift": all, "Demo/main.swift": all])
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.hasSuffix("\nproved 4 of 4 resolutions\n0 errors, 0 warnings\n"), "\(run.errors)")
    }

    /// A library that only one program links finds the registrations of that one.
    @Test func aLibraryOfOneProgram() throws {
        var files = sources("Demo")
        files["Screens/Screens.swift"] = """
            import Shared
            import Swinject
            public func screen() { _ = container.resolve(Clock.self)! }
            public func report() { _ = container.resolve(Log.self)! }
            """
        let targets = [
            target("Shared", "framework", [], ["Shared/Shared.swift"]),
            target("Screens", "framework", ["Shared"], ["Screens/Screens.swift"]),
            target("App", "app", ["Shared", "Screens"], ["App/main.swift"]),
            target("Demo", "app", ["Shared"], ["Demo/main.swift"]),
        ]
        let run = try check(graphOf: targets, files)
        #expect(run.errors.contains("App/main.swift:5:15: error: 'Log' is not registered"), "\(run.errors)")
        #expect(run.errors.contains("Screens/Screens.swift:4:38: note: 'Log' is also needed here"), "\(run.errors)")
        #expect(!run.errors.contains("Screens/Screens.swift:3:"), "\(run.errors)")
        #expect(run.errors.contains("\nproved 3 of 6 resolutions\n"), "\(run.errors)")
    }
}
