import Foundation
import Testing
import ToolRunner

/// A git repository with a small app: a root component, two features, a container, tests and layers.
struct ShopRepository {
    let folder: TemporaryFolder

    static let files = [
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "Shop",
            targets: [
                .executableTarget(name: "App", dependencies: ["Card", "Data"]),
                .target(name: "Card", dependencies: ["Core"]),
                .target(name: "Data", dependencies: ["Core"]),
                .target(name: "Core"),
                .testTarget(name: "CardTests", dependencies: ["Card"]),
                .testTarget(name: "DataTests", dependencies: ["Data"]),
            ])
        """,
        "dovetail.yml": """
        layers:
          - name: app
            modules: [App]
          - name: feature
            modules: [Card]
          - name: data
            modules: [Data]
          - name: core
            modules: [Core]
        allow:
          app: [feature, data, core]
          feature: [core, data]
          data: [core]
        rules:
          - id: core-alone
            protect: {modules: [Data], only: [App, Card]}
            why: the database is private
        """,
        "Sources/Core/Core.swift": """
        public final class Session { public init() {} }
        public protocol Store {}
        """,
        "Sources/Card/Card.swift": """
        import Core
        import Dovetail
        public protocol CardDependency: Dependency { var session: Session { get } }
        public final class CardComponent: Component<CardDependency> {}
        """,
        "Sources/Data/Data.swift": """
        import Core
        import Dovetail
        public struct DiskStore: Store { public init() {} }
        public struct DataAssembly: Assembly {
            public init() {}
            public func assemble(_ c: inout Registrations) {
                c.register((any Store).self, scope: .singleton) { _ in DiskStore() }
            }
        }
        """,
        "Sources/App/main.swift": """
        import Card
        import Core
        import Data
        import Dovetail
        final class AppComponent: BootstrapComponent {
            var session: Session { shared { Session() } }
            var card: CardComponent { CardComponent(parent: self) }
        }
        let container = try Container { c in try c.add(DataAssembly()) }
        struct Screen {
            func open() throws { _ = try container.resolve((any Store).self) }
        }
        """,
        "Tests/CardTests/CardTests.swift": "import Card\n",
        "Tests/DataTests/DataTests.swift": "import Data\n",
    ]

    /// A repository with one commit, `base`.
    init(_ files: [String: String] = files) throws {
        folder = try TemporaryFolder()
        for (path, text) in files { try folder.write(path, text) }
        try git("init", "--quiet", "--initial-branch=main")
        try commit("base")
    }

    /// Replaces a text in a file; it must occur.
    func replace(_ old: String, with new: String, in path: String) throws {
        let url = folder.url.appendingPathComponent(path)
        let text = try String(contentsOf: url, encoding: .utf8)
        try #require(text.contains(old), "\(path)")
        try Data(text.replacingOccurrences(of: old, with: new).utf8).write(to: url)
    }

    /// Commits everything, and tags it.
    func commit(_ tag: String) throws {
        try git("add", "--all")
        try git("commit", "--quiet", "--allow-empty", "--message", tag)
        try git("tag", tag)
    }

    @discardableResult
    func git(_ arguments: String...) throws -> String {
        let identity = ["-c", "user.name=A", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
        let run = try Command.env(["git"] + identity + arguments, in: folder.url)
        try #require(run.status == 0, "git \(arguments): \(run.errors)")
        return run.output
    }

    /// Runs the tool in the repository.
    func dovetail(_ arguments: String..., status: Int32 = 0) throws -> Command {
        let run = try Command.dovetail(arguments, in: folder.url)
        #expect(run.status == status, "\(arguments): \(run.errors)")
        return run
    }
}
