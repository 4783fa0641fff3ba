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
                "Two/Extra.swift": "import Dovetail\nfinal class ExtraComponent: BootstrapComponent {}\n",
            ])
        for target in ["One", "Two"] {
            let run = try Command.dovetail(
                "generate", "--target", target, "--output", "\(target)/Wiring.swift", ".", in: folder.url)
            #expect(run.status == 0, "\(run.errors)")
            let text = try String(
                contentsOf: folder.url.appendingPathComponent("\(target)/Wiring.swift"), encoding: .utf8)
            #expect(text.contains("extension AppComponent: Dovetail.WiredRoot"), "\(text)")
            #expect(text.contains("ExtraComponent") == (target == "Two"), "\(text)")
        }
        let check = try Command.dovetail("check", ".", in: folder.url)
        #expect(errors(check) == [] && !check.errors.contains("stale-wiring"), "\(check.errors)")
        try folder.write("Shared/Feature.swift", Self.feature.replacing("FeedComponent", with: "NewsComponent"))
        let stale = try Command.dovetail("check", ".", in: folder.url)
        for target in ["One", "Two"] {
            #expect(
                stale.errors.contains("\(target)/Wiring.swift:1:1: warning: this file is out of date"),
                "\(stale.errors)")
        }
    }
}
