import Foundation
import Testing
import ToolRunner

/// Plugin extensions in the output of `dovetail graph`.
@Suite struct PluginGraphTests {
    private func tree(listing extra: String) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write(
            "App/App.swift",
            """
            import Dovetail

            protocol GamePlugins: PluginExtension {
                var board: Int { get }
                \(extra)
            }
            final class GameFeatures: NonCoreComponent<EmptyDependency> {
                var board: Int { 1 }
                var secret: Int { 2 }
                var sheet: SheetComponent { SheetComponent(parent: self) }
            }
            final class GameComponent: PluginizedComponent<EmptyDependency, GamePlugins, GameFeatures> {
                var leaf: LeafComponent { LeafComponent(parent: self) }
            }
            protocol LeafDependency: Dependency { var board: Int { get } }
            final class LeafComponent: Component<LeafDependency> {}
            protocol SheetDependency: Dependency { var secret: Int { get } }
            final class SheetComponent: Component<SheetDependency> {}
            final class AppComponent: BootstrapComponent {
                var game: GameComponent { GameComponent(parent: self) }
            }
            """)
        let run = try Command.run(Command.dovetail, ["graph", "--module", "App=App"], in: folder.url)
        #expect(run.status == 0, "\(run.errors)")
        return run.output
    }

    @Test func aPluginExtensionIsBelowItsNonCoreComponent() throws {
        #expect(
            try tree(listing: "") == """
                roots:
                AppComponent, in App
                └─ GameComponent, in App
                   ├─ GameFeatures, in App
                   │  ├─ GamePlugins, in App
                   │  │  └─ takes board: Int from GameFeatures
                   │  └─ SheetComponent, in App
                   │     └─ takes secret: Int from GameFeatures
                   └─ LeafComponent, in App
                      └─ takes board: Int from GamePlugins

                """)
    }

    @Test func whatTheNonCoreComponentLacksIsMissing() throws {
        #expect(
            try tree(listing: "var absent: Int { get }").contains(
                """
                   │  ├─ GamePlugins, in App
                   │  │  ├─ takes board: Int from GameFeatures
                   │  │  └─ needs absent: Int, missing
                """))
    }
}
