import Foundation
import Testing
import ToolRunner

/// Apps that are still wired by Needle, as `dovetail check` sees them.
@Suite struct NeedleAppTests {
    private func check(_ files: [String: String]) throws -> Command {
        let folder = try TemporaryFolder()
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let needle = Target.Dependency.product(name: "NeedleFoundation", package: "needle")
            let package = Package(
                name: "App", dependencies: [.package(url: "https://packages.invalid/needle", from: "0.24.0")],
                targets: [
                    .executableTarget(name: "App", dependencies: ["Card", needle]),
                    .target(name: "Card", dependencies: [needle]),
                ])
            """)
        for (path, text) in files { try folder.write(path, text) }
        return try Command.dovetail("check", ".", "--verbose", in: folder.url)
    }

    private static func app(_ library: String) -> [String: String] {
        [
            "Sources/App/App.swift": """
            import Card
            import \(library)
            final class AppComponent: BootstrapComponent {
                public var title: String { "a" }
                var card: CardComponent { CardComponent(parent: self) }
            }
            """,
            "Sources/Card/Card.swift": """
            import \(library)
            public protocol CardDependency: Dependency { var title: String { get } }
            public final class CardComponent: Component<CardDependency> {
                var detail: DetailComponent { DetailComponent(parent: self) }
            }
            final class DetailComponent: Component<CardDependency> {}
            """,
        ]
    }

    /// Needle's file may do without naming a component, so nothing fails.
    @Test(arguments: [("NeedleFoundation", "warning"), ("Dovetail", "error")])
    func aComponentThatAnotherModuleCannotSee(_ library: String, _ severity: String) throws {
        let run = try check(Self.app(library))
        #expect(
            run.errors.contains("Sources/Card/Card.swift:6:13: \(severity): DetailComponent is internal"),
            "\(run.errors)")
    }

    /// A generic parameter called `Component` is no forgotten import.
    @Test(arguments: [true, false]) func aGenericParameter(_ isGeneric: Bool) throws {
        var files = Self.app("NeedleFoundation")
        files["Sources/Card/Animation.swift"] =
            isGeneric
            ? """
            public struct Animation<Component> {
                private let component: Component
                public init(_ component: Component) { self.component = component }
            }
            extension Animation where Component: AnyObject {
                func run(_ body: (Component) -> Void) { body(component) }
            }
            """ : "final class OtherComponent: Component<CardDependency> {}\n"
        let run = try check(files)
        #expect(run.errors.contains("[not-in-scope]") == !isGeneric, "\(run.errors)")
    }
}
