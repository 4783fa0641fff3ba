import DovetailBasics
import DovetailBinaries
import DovetailDiagnostics
@testable import DovetailFacts
@testable import DovetailProject
@testable import DovetailRules
import DovetailSwiftCode
import Foundation
import Testing

/// A custom kind of manifest: each line of a `modules.list` declares a module and a product that it uses, `NAME FOLDER
/// KIND [PRODUCT]`.
private enum ListSource: ProjectSource {
    static let manifestNames = ["modules.list"]
    static let descriptionModule: String? = nil

    static func isRequested(_ rules: Rules) -> Bool { true }

    static func files(of manifest: ManifestPlace) -> (any FileOwners)? { List(manifest.folder) }

    static func read(_ manifests: [ManifestPlace], _ rules: Rules, cache: String?) throws -> (any ManifestContents)? {
        manifests.isEmpty ? nil : Told(lists: manifests.map { List($0.folder) })
    }

    struct List: FileOwners {
        var folder: String
        var modules: [(name: String, folder: String, kind: ProjectModule.Kind, product: String?)]
        var gap: ManifestGap? { nil }

        init(_ folder: String) {
            self.folder = folder
            let text = FileManager.default.contents(atPath: "\(folder)/modules.list") ?? Data()
            modules = String(decoding: text, as: UTF8.self).split(separator: "\n").map { line in
                let words = line.split(separator: " ").map(String.init)
                let kind = ProjectModule.Kind(rawValue: words[2]) ?? .library
                return (words[0], "\(folder)/\(words[1])", kind, words.count > 3 ? words[3] : nil)
            }
        }

        func owner(of file: String) -> FileOwner {
            guard let module = modules.first(where: { file.hasPrefix($0.folder + "/") }) else { return .none }
            return .module(
                Module(name: module.name, package: "list", isExact: true), isTest: module.kind == .test)
        }
    }

    struct Told: ManifestContents {
        var lists: [List]
        var problems: [String] { [] }
        var unreadable: [Finding] { [] }
        var linked: (images: [LinkedImage], problems: [String]) { ([], []) }

        var graph: ProjectGraph {
            let listed = lists.flatMap(\.modules)
            return ProjectGraph(
                modules: listed.map { module in
                    var result = ProjectModule(name: module.name, package: "list", kind: module.kind)
                    result.files =
                        FileManager.default.enumerator(atPath: module.folder)?
                        .compactMap { $0 as? String }.map { "\(module.folder)/\($0)" } ?? []
                    return result
                }, products: listed.compactMap(\.product).map { ExternalProduct(name: $0, package: nil) })
        }
    }
}

/// A project combines the manifests of all kinds.
struct ProjectSourceTests {
    private let sources: [any ProjectSource.Type] = ProjectSources.all + [ListSource.self]

    private func inputs(_ project: TemporaryProject, tests: TestCodeUse = .read) -> ProjectInputs {
        var inputs = ProjectInputs()
        inputs.paths = [project.path]
        inputs.tests = tests
        return inputs
    }

    /// The module of each file, with paths relative to the project's folder; `-` for none.
    private func modules(_ project: Project, in folder: TemporaryProject) -> [String: String] {
        Dictionary(
            uniqueKeysWithValues: project.files.map { file in
                (String(file.path.dropFirst(folder.path.count + 1)), project.modules[of: file.module].name ?? "-")
            })
    }

    @Test func aNewKindOfManifestIsOneTypeAndItsLine() throws {
        let folder = try TemporaryProject([
            "App/modules.list": "Card card library\nCardTests tests test\n",
            "App/card/Card.swift": "class Card {}",
            "App/tests/CardTests.swift": "class CardTests {}",
            "App/other/Other.swift": "class Other {}",
            "Tools/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Tools", targets: [.target(name: "format-kit")])
            """,
            "Tools/Sources/format-kit/Format.swift": "class Format {}",
        ])
        let project = try inputs(folder).project(sources: sources)
        #expect(
            modules(project, in: folder) == [
                "App/card/Card.swift": "Card", "App/tests/CardTests.swift": "CardTests", "App/other/Other.swift": "-",
                "Tools/Sources/format-kit/Format.swift": "format_kit",
            ])
        let withoutTests = try inputs(folder, tests: .leftOut).project(sources: sources)
        #expect(modules(withoutTests, in: folder)["App/tests/CardTests.swift"] == nil)
        let unknown = try inputs(folder).project()
        #expect(modules(unknown, in: folder)["App/card/Card.swift"] == "-")
    }

    @Test func theModulesThatItDeclaresAreTheProjects() throws {
        let folder = try TemporaryProject([
            "modules.list": "Card card library\n", "card/Card.swift": "class Card {}",
        ])
        let project = try inputs(folder).projectWithGraph(Rules(), cache: nil, sources: sources)
        #expect(project.graph?.graph.modules.map(\.name) == ["Card"])
        #expect(try inputs(folder).projectWithGraph(Rules(), cache: nil).graph == nil)
    }

    /// One kind of manifest removes nothing that another declares: the project has the modules of both, of which one that
    /// shares files with another is marked, and a product that is unknown to one comes from the other.
    @Test func severalKindsMakeOneProject() throws {
        let folder = try TemporaryProject([
            "modules.list": "App app app CoreKit\nShared Core/Sources/Shared library\n", "app/App.swift": "import Core",
            "Core/Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Core", products: [.library(name: "CoreKit", targets: ["Core"])],
                targets: [.target(name: "Core"), .target(name: "Shared")])
            """,
            "Core/Sources/Core/Core.swift": "class Core {}", "Core/Sources/Shared/Shared.swift": "class Shared {}",
        ])
        let project = try inputs(folder).projectWithGraph(
            Rules(), cache: nil, sources: [ListSource.self] + ProjectSources.all)
        let graph = try #require(project.graph?.graph)
        #expect(graph.modules.map(\.id) == ["list|App", "core|Core", "core|Shared", "list|Shared"])
        #expect(graph.modules.filter(\.isRepeated).map(\.id) == ["core|Shared"])
        #expect(graph.products == [ExternalProduct(name: "CoreKit", package: "core", modules: ["Core"])])
    }

    /// A module that one manifest declares explicitly takes precedence over one that another infers from a folder.
    @Test func twoManifestsOfOneFolderAreBothHeard() throws {
        let folder = try TemporaryProject([
            "Project.swift": "import ProjectDescription\nlet project = Project(name: \"App\", targets: [])",
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Core", targets: [.target(name: "Core", exclude: ["Old"])])
            """,
            "Sources/Core/Core.swift": "class Core {}",
            "Sources/Core/Old/Core.swift": "class Core {}",
            "App/App.swift": "class App {}",
        ])
        let project = try inputs(folder).project()
        let name = URL(fileURLWithPath: folder.path).lastPathComponent
        #expect(
            modules(project, in: folder) == [
                "Sources/Core/Core.swift": "Core", "App/App.swift": name,
            ])
        #expect(project.coverage.leftOut == 1)
    }

    /// `Workspace.swift` names projects, not files.
    @Test func aWorkspaceIsNoModule() throws {
        let folder = try TemporaryProject([
            "Workspace.swift": "import ProjectDescription\nlet workspace = Workspace(name: \"W\", projects: [\"App\"])",
            "App/Project.swift": "import ProjectDescription\nlet project = Project(name: \"App\", targets: [])",
            "App/Sources/App.swift": "class App {}",
            "Scripts/tool.swift": "class Tool {}",
        ])
        let project = try inputs(folder).project()
        #expect(modules(project, in: folder) == ["App/Sources/App.swift": "App", "Scripts/tool.swift": "-"])
    }
}
