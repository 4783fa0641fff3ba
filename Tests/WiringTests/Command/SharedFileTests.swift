import Foundation
import Testing
import ToolRunner

/// Two programs of a project compile the same file.
@Suite struct SharedFileTests {
    /// A way to describe two apps, each of its own folder and a common one.
    enum Manifest: String, CaseIterable {
        case xcode, xcodeGen, tuist

        var files: [String: String] {
            switch self {
            case .xcodeGen:
                let targets = ["One", "Two"].map {
                    "  \($0): {type: application, platform: iOS, sources: [\($0), Shared], "
                        + "dependencies: [{package: Dovetail}, {package: Swinject}]}\n"
                }
                let packages = ["Dovetail", "Swinject"].map {
                    "  \($0): {url: https://packages.invalid/\($0), from: 1.0.0}\n"
                }
                return [
                    "project.yml": "name: Apps\npackages:\n\(packages.joined())targets:\n\(targets.joined())"
                ]
            case .xcode:
                return [
                    "Apps.xcodeproj/project.pbxproj": """
                    // !$*UTF8*$!
                    { objects = {
                    P = { isa = PBXProject; mainGroup = G; targets = (A, B); packageReferences = (X, Y); };
                    G = { isa = PBXGroup; children = (F1, F2, F); sourceTree = "<group>"; };
                    A = { isa = PBXNativeTarget; name = One; productType = "com.apple.product-type.application";
                        packageProductDependencies = (D, S); fileSystemSynchronizedGroups = (F1, F); };
                    B = { isa = PBXNativeTarget; name = Two; productType = "com.apple.product-type.application";
                        packageProductDependencies = (D, S); fileSystemSynchronizedGroups = (F2, F); };
                    F1 = { isa = PBXFileSystemSynchronizedRootGroup; path = One; sourceTree = "<group>"; };
                    F2 = { isa = PBXFileSystemSynchronizedRootGroup; path = Two; sourceTree = "<group>"; };
                    F = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = "<group>"; };
                    D = { isa = XCSwiftPackageProductDependency; productName = Dovetail; package = X; };
                    S = { isa = XCSwiftPackageProductDependency; productName = Swinject; package = Y; };
                    X = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://packages.invalid/Dovetail"; };
                    Y = { isa = XCRemoteSwiftPackageReference; repositoryURL = "https://packages.invalid/Swinject"; };
                    }; rootObject = P; }

                    """
                ]
            case .tuist: return ["Project.swift": "// Two apps.\n"]
            }
        }

        /// The options of `check`, for a project with these sources.
        func options(_ sources: [String], in folder: TemporaryFolder) throws -> [String] {
            guard self == .tuist else { return [] }
            let path = folder.url.resolvingSymlinksInPath().path
            let targets = try ["One", "Two"].map { name in
                let own = sources.filter { $0.hasPrefix(name) || $0.hasPrefix("Shared") }
                let files = try JSONSerialization.data(withJSONObject: own.map { ["path": "\(path)/\($0)"] })
                return """
                    "\(name)": {"name": "\(name)", "product": "app", "bundleId": "\(name)",
                        "sources": \(String(decoding: files, as: UTF8.self)), "dependencies": []}
                    """
            }
            try folder.write(
                "graph.json",
                """
                {"name": "Apps", "path": "\(path)", "projects": ["\(path)", {"path": "\(path)", "name": "Apps",
                "targets": {\(targets.joined(separator: ", "))}}], "dependencies": []}
                """)
            return ["--tuist-graph", "graph.json"]
        }
    }

    private func folder(_ manifest: Manifest, _ sources: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        for (path, text) in manifest.files.merging(sources, uniquingKeysWith: { $1 }) { try folder.write(path, text) }
        return folder
    }

    private func check(_ manifest: Manifest, _ sources: [String: String]) throws -> Command {
        let folder = try folder(manifest, sources)
        return try Command.dovetail(
            ["check", "."] + manifest.options(sources.keys.sorted(), in: folder), in: folder.url)
    }

    /// The findings about wiring.
    private func errors(_ run: Command) -> [String] {
        run.errors.split(separator: "\n").map(String.init).filter {
            $0.contains(": error: ") && !$0.hasSuffix("[undeclared-import]")
        }
    }

    private static let screen = """
        import Swinject
        final class Feed {}
        let container = Container()
        func show() -> Feed { container.resolve(Feed.self)! }

        """

    /// What `graph` and `explain` show is each program's own, joined; with `--target`, they show one.
    @Test(arguments: Manifest.allCases) func eachProgramIsDrawn(_ manifest: Manifest) throws {
        let one = """
            import Swinject
            @main struct App { static func main() { container.register(Feed.self) { _ in Feed() }; _ = show() } }
            """
        let two = "import Swinject\n@main struct App { static func main() { _ = show() } }\n"
        let sources = ["Shared/Screen.swift": Self.screen, "One/App.swift": one, "Two/App.swift": two]
        let folder = try folder(manifest, sources)
        let options = try manifest.options(sources.keys.sorted(), in: folder)
        func run(_ arguments: String...) throws -> Command {
            try Command.dovetail(arguments + options, in: folder.url)
        }
        // It is registered in One, and missing in Two.
        let whole = try run("graph", ".")
        #expect(whole.status == 0 && whole.errors.isEmpty, "\(whole.errors)")
        #expect(whole.output.contains("missing") && whole.output.contains("One/App.swift:2"), "\(whole.output)")
        let explained = try run("explain", "Feed", ".")
        #expect(explained.output.contains("One/App.swift:2"), "\(explained.output)")
        let document = try run("graph", ".", "--format", "json")
        #expect(document.output.contains(#""kind" : "missing""#), "\(document.output)")
        #expect(document.output.contains(#""kind" : "service""#), "\(document.output)")
        #expect(document.output.contains(#""name" : "One""#), "\(document.output)")
        for (target, isMissing) in [("One", false), ("Two", true)] {
            let graph = try run("graph", ".", "--target", target)
            #expect(graph.output.contains("missing") == isMissing, "\(graph.output)")
            #expect(!graph.errors.contains("note:"), "\(graph.errors)")
            let explained = try run("explain", "Feed", ".", "--target", target)
            #expect(explained.output.contains("One/App.swift:2") != isMissing, "\(explained.output)")
        }
        let unknown = try run("graph", ".", "--target", "Three")
        #expect(unknown.status == 2 && unknown.errors.contains("no target is called 'Three'"), "\(unknown.errors)")
    }

    /// `check --target` says of a target what `check` says of it, and nothing of the others.
    @Test(arguments: Manifest.allCases) func oneProgramIsChecked(_ manifest: Manifest) throws {
        let one = """
            import Swinject
            @main struct App { static func main() { container.register(Feed.self) { _ in Feed() }; _ = show() } }
            """
        let two =
            "import Swinject\n@main struct App { static func main() { _ = show(); _ = container.resolve(Int.self)! } }\n"
        let sources = ["Shared/Screen.swift": Self.screen, "One/App.swift": one, "Two/App.swift": two]
        let folder = try folder(manifest, sources)
        let options = try manifest.options(sources.keys.sorted(), in: folder)
        let whole = errors(try Command.dovetail(["check", "."] + options, in: folder.url))
        #expect(whole.count == 2, "\(whole)")
        let first = try Command.dovetail(["check", ".", "--target", "One"] + options, in: folder.url)
        #expect(errors(first) == [] && first.status == 0, "\(first.errors)")
        #expect(first.errors.contains("proved 1 of 1 resolution\n"), "\(first.errors)")
        let second = try Command.dovetail(["check", ".", "--target", "Two"] + options, in: folder.url)
        #expect(errors(second) == whole, "\(second.errors)")
        #expect(second.errors.contains("proved 0 of 2 resolutions\n"), "\(second.errors)")
        let modules = try Command.dovetail(["check", ".", "--only", "modules"] + options, in: folder.url)
        #expect(errors(modules) == [] && !modules.errors.contains("proved"), "\(modules.errors)")
        #expect(errors(try Command.dovetail(["check", ".", "--only", "wiring"] + options, in: folder.url)) == whole)
        // What is not reported still occurs, and is still written.
        let written = try Command.dovetail(
            ["check", ".", "--only", "modules", "--write-baseline", "known.json"] + options, in: folder.url)
        #expect(written.status == 0, "\(written.errors)")
        for selection in [[], ["--only", "modules"], ["--target", "One"], ["--target", "Two"]] {
            let run = try Command.dovetail(
                ["check", ".", "--baseline", "known.json"] + selection + options, in: folder.url)
            #expect(run.status == 0 && !run.errors.contains("stale-baseline"), "\(selection): \(run.errors)")
        }
    }

    @Test(arguments: Manifest.allCases) func whatOneProgramRegistersDoesNotExistInTheOther(_ manifest: Manifest) throws
    {
        let one = """
            import Swinject
            @main struct App { static func main() { container.register(Feed.self) { _ in Feed() }; _ = show() } }
            """
        let two = "import Swinject\n@main struct App { static func main() { _ = show() } }\n"
        var sources = ["Shared/Screen.swift": Self.screen, "One/App.swift": one, "Two/App.swift": two]
        let run = try check(manifest, sources)
        #expect(
            errors(run) == [
                "Shared/Screen.swift:4:33: error: 'Feed' is not registered (in the program 'Two') [missing-registration]"
            ], "\(run.errors)")
        #expect(run.errors.contains("\nproved 0 of 1 resolution\n"), "\(run.errors)")
        sources["Two/App.swift"] = one
        let both = try check(manifest, sources)
        #expect(errors(both) == [], "\(both.errors)")
        #expect(both.errors.contains("proved 1 of 1 resolution\n"), "\(both.errors)")
    }

    /// A function of a shared file that a program compiles and does not call is no fault of that program.
    @Test(arguments: Manifest.allCases) func aProgramNeedNotCallWhatItCompiles(_ manifest: Manifest) throws {
        let run = try check(
            manifest,
            [
                "Shared/Screen.swift": Self.screen,
                "One/App.swift": """
                import Swinject
                @main struct App { static func main() { container.register(Feed.self) { _ in Feed() }; _ = show() } }
                """,
                "Two/App.swift": "@main struct App { static func main() {} }\n",
            ])
        #expect(errors(run) == [], "\(run.errors)")
    }

    /// Nothing names a member of a shared file, but a library may call it.
    @Test(arguments: Manifest.allCases) func aLibraryMayCallAMember(_ manifest: Manifest) throws {
        let screen = """
            import Swinject
            final class Feed {}
            let container = Container()
            struct Screen: Hashable {
                static func == (a: Screen, b: Screen) -> Bool { true }
                func hash(into hasher: inout Hasher) { _ = container.resolve(Feed.self)! }
            }
            """
        let run = try check(
            manifest,
            [
                "Shared/Screen.swift": screen,
                "One/App.swift": """
                import Swinject
                @main struct App { static func main() { container.register(Feed.self) { _ in Feed() }; _ = Set([Screen()]) } }
                """,
                "Two/App.swift": "@main struct App { static func main() { _ = Set([Screen()]) } }\n",
            ])
        #expect(errors(run) == [], "\(run.errors)")
        #expect(
            run.errors.contains("proved 0 of 1 resolution; 1 not provable: 1 member that may never be called\n"),
            "\(run.errors)")
    }

    /// Each program has its own type of a name, and what a shared file uses is that one.
    @Test(arguments: Manifest.allCases) func typesOfOneName(_ manifest: Manifest) throws {
        let app = """
            import Swinject
            final class Feed {}
            @main struct App { static func main() { container.register(Feed.self) { _ in Feed() }; _ = show() } }
            """
        let run = try check(
            manifest,
            [
                "Shared/Screen.swift": Self.screen.replacingOccurrences(of: "final class Feed {}\n", with: ""),
                "One/App.swift": app,
                "Two/App.swift": app,
            ])
        #expect(errors(run) == [] && !run.errors.contains("unused-registration"), "\(run.errors)")
        #expect(run.errors.contains("proved 1 of 1 resolution\n"), "\(run.errors)")
    }

    private func project(_ targets: [String], _ sources: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            "project.yml",
            "name: Apps\npackages: {Swinject: {url: https://packages.invalid/Swinject, from: 1.0.0}}\ntargets:\n"
                + targets.map { "  \($0)\n" }.joined())
        for (path, text) in sources { try folder.write(path, text) }
        return folder
    }

    private static let open = """
        import Swinject
        public final class Feed { public init() {} }
        public let container = Container()
        public func show() -> Feed { container.resolve(Feed.self)! }

        """

    /// A baseline with what one program lacks does not hide that the other comes to lack it, too.
    @Test func aBaselineKnowsThePrograms() throws {
        let one = """
            import Swinject
            @main struct App { static func main() { container.register(Feed.self) { _ in Feed() }; _ = show() } }
            """
        let two = "@main struct App { static func main() { _ = show() } }\n"
        let folder = try project(
            ["One", "Two", "Three"].map {
                "\($0): {type: application, platform: iOS, sources: [\($0), Shared], "
                    + "dependencies: [{package: Swinject}]}"
            },
            ["Shared/Screen.swift": Self.screen, "One/App.swift": one, "Two/App.swift": two, "Three/App.swift": one])
        _ = try Command.dovetail("check", ".", "--write-baseline", "known.json", in: folder.url)
        #expect(errors(try Command.dovetail("check", ".", "--baseline", "known.json", in: folder.url)) == [])
        try folder.write("Three/App.swift", two)
        let run = try Command.dovetail("check", ".", "--baseline", "known.json", in: folder.url)
        #expect(
            errors(run) == [
                "Shared/Screen.swift:4:33: error: 'Feed' is not registered (in the programs 'Three', 'Two') "
                    + "[missing-registration]"
            ], "\(run.errors)")
    }

    /// Two libraries compile a file, and each app links one of them.
    @Test func aFileOfTwoLibraries() throws {
        let folder = try project(
            [
                "One: {type: application, platform: iOS, sources: [One], dependencies: [{target: A}]}",
                "Two: {type: application, platform: iOS, sources: [Two], dependencies: [{target: B}]}",
                "A: {type: framework, platform: iOS, sources: [A, Shared], dependencies: [{package: Swinject}]}",
                "B: {type: framework, platform: iOS, sources: [B, Shared], dependencies: [{package: Swinject}]}",
            ],
            [
                "Shared/Screen.swift": Self.open, "B/B.swift": "public let b = 1\n",
                "A/A.swift": "import Swinject\npublic func fill() { container.register(Feed.self) { _ in Feed() } }\n",
                "One/App.swift": "import A\n@main struct App { static func main() { fill(); _ = show() } }\n",
                "Two/App.swift": "import B\n@main struct App { static func main() { _ = show() } }\n",
            ])
        let run = try Command.dovetail("check", ".", in: folder.url)
        #expect(
            errors(run) == [
                "Shared/Screen.swift:4:40: error: 'Feed' is not registered (in the program 'Two') [missing-registration]"
            ], "\(run.errors)")
    }

    /// A file that an app and its library both compile stays in the library when the app's wiring is generated.
    @Test func theLibraryKeepsWhatItNeeds() throws {
        let folder = try project(
            [
                "One: {type: application, platform: iOS, sources: [One, Shared], dependencies: [{target: Lib}]}",
                "Lib: {type: framework, platform: iOS, sources: [Lib, Shared]}",
                "Two: {type: application, platform: iOS, sources: [Two]}",
            ],
            [
                "Shared/Host.swift":
                    "import Dovetail\npublic protocol HostDependency: Dependency { var host: String { get } }\n",
                "Lib/Feed.swift":
                    "import Dovetail\npublic final class FeedComponent: Component<HostDependency> {}\n",
                "One/App.swift": """
                import Dovetail
                import Lib
                public final class AppComponent: BootstrapComponent {
                    public var host: String { "a" }
                    public var feed: FeedComponent { FeedComponent(parent: self) }
                }
                """,
                "Two/App.swift": "let two = 2\n",
            ])
        let run = try Command.dovetail(
            "generate", "--target", "One", "--output", "One/Wiring.swift", ".", in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
    }

    /// Tests that compile a shared file do not own it, wherever they stand in the graph.
    @Test func testsOwnNoSharedFile() throws {
        let folder = try folder(
            .tuist,
            [
                "Shared/Screen.swift": Self.screen,
                "One/App.swift": """
                import Swinject
                @main struct App { static func main() { container.register(Feed.self) { _ in Feed() }; _ = show() } }
                """,
                "Two/App.swift": "@main struct App { static func main() { _ = show() } }\n",
            ])
        let path = folder.url.resolvingSymlinksInPath().path
        func target(_ name: String, _ product: String, _ files: [String]) -> String {
            let sources = files.map { "{\"path\": \"\(path)/\($0)\"}" }.joined(separator: ", ")
            return """
                "\(name)": {"name": "\(name)", "product": "\(product)", "bundleId": "\(name)",
                    "sources": [\(sources)], "dependencies": []}
                """
        }
        try folder.write(
            "graph.json",
            """
            {"name": "Apps", "path": "\(path)", "projects": ["\(path)", {"path": "\(path)", "name": "Apps", "targets": {
            \(target("ATests", "unit_tests", ["Shared/Screen.swift"])),
            \(target("One", "app", ["One/App.swift", "Shared/Screen.swift"])),
            \(target("Two", "app", ["Two/App.swift", "Shared/Screen.swift"]))}}], "dependencies": []}
            """)
        let run = try Command.dovetail("check", ".", "--tuist-graph", "graph.json", in: folder.url)
        #expect(
            errors(run) == [
                "Shared/Screen.swift:4:33: error: 'Feed' is not registered (in the program 'Two') [missing-registration]"
            ], "\(run.errors)")
    }

    /// An app and a library that it links compile a file: the app has two containers of one name.
    @Test(arguments: [false, true]) func aFileOfAnAppAndItsLibrary(isOnlyApp: Bool) throws {
        let other = isOnlyApp ? [] : ["Two: {type: application, platform: iOS, sources: [Two]}"]
        let folder = try project(
            [
                "One: {type: application, platform: iOS, sources: [One, Shared], "
                    + "dependencies: [{target: Lib}, {package: Swinject}]}",
                "Lib: {type: framework, platform: iOS, sources: [Lib, Shared], dependencies: [{package: Swinject}]}",
            ] + other,
            [
                "Shared/Box.swift": "import Swinject\nlet container = Container()\n",
                "Lib/Lib.swift": """
                import Swinject
                public final class Feed { public init() {} }
                public func show() { _ = container.resolve(Feed.self)! }
                """,
                "One/App.swift": """
                import Lib
                import Swinject
                @main struct App { static func main() { container.register(Feed.self) { _ in Feed() }; show() } }
                """,
                "Two/App.swift": "let two = 2\n",
            ])
        let run = try Command.dovetail("check", ".", in: folder.url)
        #expect(run.errors.contains("Lib/Lib.swift:3:36: error: nothing registers 'Feed'"), "\(run.errors)")
        #expect(run.errors.contains("proved 0 of 1 resolution\n"), "\(run.errors)")
    }

    /// Two programs of one module name, as for two systems.
    @Test func programsOfOneName() throws {
        let folder = try project(
            ["One", "Two"].map {
                "App\($0): {type: application, platform: iOS, sources: [\($0), Shared], settings: {PRODUCT_NAME: App}, "
                    + "dependencies: [{package: Swinject}]}"
            },
            [
                "Shared/Screen.swift": Self.screen,
                "One/App.swift": """
                import Swinject
                @main struct App { static func main() { container.register(Feed.self) { _ in Feed() }; _ = show() } }
                """,
                "Two/App.swift": "@main struct App { static func main() { _ = show() } }\n",
            ])
        let run = try Command.dovetail("check", ".", in: folder.url)
        #expect(
            errors(run) == [
                "Shared/Screen.swift:4:33: error: 'Feed' is not registered (in the program 'AppTwo') [missing-registration]"
            ], "\(run.errors)")
    }

    /// A root of a test, which is in no program, creates a shared component.
    @Test func aRootOfATest() throws {
        let folder = try folder(
            .xcodeGen,
            [
                "Shared/Feature.swift": Self.feature, "One/Host.swift": Self.provider, "Two/Host.swift": Self.provider,
                "OneTests/Test.swift": """
                import Dovetail
                @testable import One
                final class TestRoot: BootstrapComponent { var feed: FeedComponent { FeedComponent(parent: self) } }
                """,
            ])
        let yml = folder.url.appendingPathComponent("project.yml")
        let text = try String(contentsOf: yml, encoding: .utf8)
        try folder.write(
            "project.yml",
            text + "  OneTests: {type: bundle.unit-test, platform: iOS, sources: [OneTests], "
                + "dependencies: [{target: One}, {package: Dovetail}]}\n")
        let run = try Command.dovetail("check", ".", "--include-tests", in: folder.url)
        #expect(
            errors(run).contains {
                $0.hasPrefix(
                    "Shared/Feature.swift:2:43: error: FeedComponent needs 'host: String', but TestRoot does not")
            }, "\(run.errors)")
    }

    private static let feature = """
        import Dovetail
        protocol FeedDependency: Dependency { var host: String { get } }
        final class FeedComponent: Component<FeedDependency> {}
        final class AppComponent: BootstrapComponent {
            var feed: FeedComponent { FeedComponent(parent: self) }
        }

        """

    private static let provider = "import Dovetail\nextension AppComponent { var host: String { \"a\" } }\n"

    @Test(arguments: Manifest.allCases) func whatOneProgramProvidesDoesNotExistInTheOther(_ manifest: Manifest) throws {
        var sources = [
            "Shared/Feature.swift": Self.feature, "One/Host.swift": Self.provider,
            "Two/App.swift": "import Dovetail\nlet two = 2\n",
        ]
        let run = try check(manifest, sources)
        #expect(
            errors(run) == [
                "Shared/Feature.swift:2:43: error: FeedComponent needs 'host: String', but AppComponent does not "
                    + "provide it (in the program 'Two') [missing-provider]"
            ], "\(run.errors)")
        #expect(run.errors.contains("proved 0 of 1 requirement of 1 component under 1 root\n"), "\(run.errors)")
        sources["Two/Host.swift"] = Self.provider
        let both = try check(manifest, sources)
        #expect(errors(both) == [], "\(both.errors)")
        #expect(both.errors.contains("proved 1 of 1 requirement of 1 component under 1 root\n"), "\(both.errors)")
    }

    /// Each target's file has the shared components and its own, and nothing of the other target.
    @Test(arguments: [Manifest.xcode, .xcodeGen]) func eachProgramHasItsOwnWiring(_ manifest: Manifest) throws {
        let folder = try folder(
            manifest,
            [
                "Shared/Feature.swift": Self.feature, "One/Host.swift": Self.provider, "Two/Host.swift": Self.provider,
                "One/Own.swift": "import Dovetail\nfinal class OwnComponent: BootstrapComponent {}\n",
                "Two/Extra.swift": "import Dovetail\nfinal class ExtraComponent: BootstrapComponent {}\n",
            ])
        for target in ["One", "Two"] {
            let run = try Command.dovetail(
                "generate", "--target", target, "--output", "\(target)/Wiring.swift", ".", in: folder.url)
            #expect(run.status == 0, "\(run.errors)")
            let text = try String(
                contentsOf: folder.url.appendingPathComponent("\(target)/Wiring.swift"), encoding: .utf8)
            #expect(text.contains("extension AppComponent: Dovetail.Wiring.WiredRoot"), "\(text)")
            #expect(text.contains("ExtraComponent") == (target == "Two"), "\(text)")
            #expect(text.contains("OwnComponent") == (target == "One"), "\(text)")
        }
        let check = try Command.dovetail("check", ".", in: folder.url)
        #expect(errors(check) == [] && !check.errors.contains("stale-wiring"), "\(check.errors)")
        try folder.write(
            "Shared/Feature.swift", Self.feature.replacingOccurrences(of: "FeedComponent", with: "NewsComponent"))
        let stale = try Command.dovetail("check", ".", in: folder.url)
        for target in ["One", "Two"] {
            #expect(
                stale.errors.contains("\(target)/Wiring.swift:1:1: warning: this file is out of date"),
                "\(stale.errors)")
        }
    }
}
