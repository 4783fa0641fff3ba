import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailProject
import Foundation
import Testing
import ToolRunner

/// Projects whose manifests are compiled and run. The tests share a cache, so that Tuist's API is compiled once.
@Suite(.serialized) struct TuistManifestTests {
    private static let cache = try? TemporaryProject()

    private func evaluate(
        _ project: TemporaryProject, limits: ManifestLimits = ManifestLimits(), searchPath: String? = nil
    ) throws -> TuistManifests {
        let cache = try #require(Self.cache).path
        // Unless a test is about the compiler, programs of manifests that were compiled before are used again.
        guard let searchPath = searchPath ?? SharedManifests.path else {
            return try TuistManifests(path: project.path, cache: cache, limits: limits)
        }
        return try TuistManifests(path: project.path, cache: cache, limits: limits, searchPath: searchPath)
    }

    @Test func tuist4WithHelpersAndPlugins() throws {
        let project = try TemporaryProject(SampleProjects.tuist4)
        let before = project.files
        let result = try evaluate(project)
        #expect(result.problems.isEmpty)
        #expect((result.manifests, result.evaluated) == (3, 3))
        #expect(
            result.graph.lines == [
                "Base.Base library: @StoreKit(iOS, macOS)", "Cart.CartInterface library: ",
                "Cart.CartTests test: Cart.Cart_Kit",
                "Cart.Cart_Kit library: Cart.CartInterface +RxSwift Base.Base", "Shop.Shop app: Cart.Cart_Kit +Realm",
            ])
        let shop = try #require(result.graph.modules.last)
        #expect(shop.tags == ["layer:app"])
        #expect(shop.files == ["A.swift", "Sub/B.swift"].map { "\(project.path)/App/Sources/\($0)" })
        #expect(shop.location == SourceLocation(path: "\(project.path)/App/Project.swift", line: 5, column: 1))
        #expect(shop.dependencies.map(\.location?.line) == [10, 11])
        #expect(result.unreached == ["\(project.path)/Left/Project.swift"])
        #expect(project.files == before)
    }

    @Test func tuist3() throws {
        let project = try TemporaryProject(SampleProjects.tuist3)
        let result = try evaluate(project)
        #expect(result.problems.isEmpty)
        #expect(
            result.graph.lines == [
                "Old.Core library: +swinject.Swinject", "Old.CoreTests test: Old.Core", "Old.Old app: Old.Core",
            ])
        let swinject = ExternalProduct(name: "Swinject", package: "swinject", modules: ["Swinject"])
        #expect(result.graph.products == [swinject])
    }

    /// Types of Tuist 1 to 3 that later became others, and a helper with the name of a manifest.
    @Test func typesOfOlderGenerations() throws {
        let project = try TemporaryProject([
            "Tuist/ProjectDescriptionHelpers/Project.swift": """
            import ProjectDescription
            public func app(_ name: String, resources: [FileElement]?, entitlements: Path?, actions: [TargetAction] = []) -> Target {
                let settings: [CustomConfiguration] = [.debug(name: name, settings: [:]), .release(name: "Release")]
                return Target(
                    name: name, platform: .iOS, product: .app, bundleId: name, sources: ["Sources/**"],
                    resources: resources, entitlements: entitlements, actions: actions,
                    settings: Settings(base: [:], configurations: settings))
            }
            """,
            "Project.swift": """
            import ProjectDescription
            import ProjectDescriptionHelpers
            let filters: Set<PlatformFilter> = .all
            let new = Target.target(
                name: "New", destinations: .iOS, product: .app, bundleId: "n", entitlements: .dictionary(["a": true]),
                scripts: [.post(script: "", name: "S", inputPaths: [.glob(.relativeToManifest("a")), "b"])],
                dependencies: [.sdk(name: "StoreKit", type: .framework, condition: .when(filters))])
            let project = Project(
                name: "P", settings: Settings(base: [:], debug: Configuration(settings: ["A": "1"]), release: nil),
                targets: [app("Old", resources: ["a", .folderReference(path: "b")], entitlements: "Old.entitlements"), new])
            """,
        ])
        let result = try evaluate(project)
        #expect(result.problems.isEmpty, "\(result.problems)")
        #expect(result.graph.modules.map(\.name).sorted() == ["New", "Old"])
    }

    @Test func theCacheAnswersWithoutACompiler() throws {
        let project = try TemporaryProject(SampleProjects.tuist4)
        let first = try evaluate(project)
        let second = try evaluate(project, searchPath: "/nowhere")
        #expect(second.graph == first.graph)
        #expect(second.problems.isEmpty && second.evaluated == 3)
        try project.write("Tuist/ProjectDescriptionHelpers/More.swift", "public let more = 1")
        let third = try evaluate(project, searchPath: "/nowhere")
        #expect(third.evaluated == 0)
        #expect(third.problems.allSatisfy { $0.message.contains("swiftc") } && !third.problems.isEmpty)
    }

    @Test func aManifestThatDoesNotCompileLeavesTheOthers() throws {
        let project = try TemporaryProject([
            "Tuist/ProjectDescriptionHelpers/H.swift": "import ProjectDescription\npublic let helped: Product = .app",
            "A/Project.swift": """
            import ProjectDescription
            let project = Project(name: "A", targets: [
                .target(name: "A", destinations: .iOS, product: .app, bundleId: "a", dependencies: [.unheardOf("x")]),
            ])
            """,
            "B/Project.swift": """
            import ProjectDescription
            let project = Project(name: "B", targets: [
                .target(name: "B", destinations: [.mac], product: .framework, bundleId: "b")
            ])
            """,
            "C/Project.swift": "import ProjectDescription\nlet a = [1][3]",
            "D/Project.swift": "import ProjectDescription",
            "E/Project.swift": "import Absent",
        ])
        let result = try evaluate(project)
        #expect((result.manifests, result.evaluated) == (5, 1))
        #expect(result.graph.modules.map(\.name) == ["B"])
        let problems = result.problems
        try #require(problems.count == 4)
        #expect(problems.count { $0.isWarning } == 0)
        #expect(problems[0].location.description == "\(project.path)/A/Project.swift:3:90")
        #expect(problems[0].message.contains("has no member 'unheardOf'; 'TargetDependency.unheardOf' is not a part"))
        #expect(problems[1].message.contains("stopped with an error"))
        #expect(problems[2].message == "it does not create a Tuist project or workspace")
        #expect(problems[3].message.contains("no such module 'Absent'; if a plugin in another repository contains it"))
    }

    @Test func aHelperThatDoesNotCompileIsSaidOnce() throws {
        let project = try TemporaryProject([
            "Tuist/ProjectDescriptionHelpers/H.swift": "public let x: Unheard = 1",
            "A/Project.swift": "import ProjectDescription\nimport ProjectDescriptionHelpers",
            "B/Project.swift": "import ProjectDescription\nlet project = Project(name: \"B\")",
        ])
        let result = try evaluate(project)
        #expect(result.evaluated == 1)
        #expect(
            result.problems.map(\.message) == [
                "it imports 'ProjectDescriptionHelpers', which does not compile",
                "cannot find type 'Unheard' in scope; 'Unheard' is not a part of Tuist's manifest format "
                    + "that dovetail supports, or is not on disk",
            ])
        #expect(result.problems.last?.location.line == 1)
        #expect(result.problems.count { $0.isWarning } == 0)
    }

    /// A file that no manifest needs may be broken.
    @Test func aHelperThatNobodyNeedsIsAWarning() throws {
        let project = try TemporaryProject([
            "Tuist/Config.swift": """
            import ProjectDescription
            let config = Config(plugins: [.local(path: .relativeToRoot("Nowhere"))])
            """,
            "Tuist/ProjectDescriptionHelpers/H.swift": "public let x: Unheard = 1",
            "B/Project.swift": "import ProjectDescription\nlet project = Project(name: \"B\")",
        ])
        let problems = try evaluate(project).problems
        #expect(problems.map { $0.isWarning } == [true, true], "\(problems)")
    }

    @Test func aManifestThatLoopsIsEnded() throws {
        let project = try TemporaryProject([
            "Project.swift": "import ProjectDescription\nprint(\"on\")\nwhile true { print(\"and on\") }"
        ])
        let result = try evaluate(project, limits: ManifestLimits(compile: 300, run: 1))
        #expect(result.problems.map(\.message) == ["it did not finish within 1 second"])
        #expect(result.evaluated == 0)
    }

    @Test func whatIsNoProjectIsSaid() throws {
        let empty = try TemporaryProject()
        #expect(throws: InputError.self) { try evaluate(empty) }
        #expect(throws: InputError.self) { try TuistManifests(path: "/nowhere/x", cache: empty.path) }
        let file = try TemporaryProject(["Project.swift": "", "cache": ""])
        #expect(throws: InputError.self) { try TuistManifests(path: file.path, cache: "\(file.path)/cache") }
    }
}
