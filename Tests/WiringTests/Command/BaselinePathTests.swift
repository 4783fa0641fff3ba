import Foundation
import Testing
import ToolRunner

/// A baseline distinguishes the broken paths of each root.
@Suite struct BaselinePathTests {
    /// `CardComponent` needs a value that no path below the root provides.
    private func app(root: String, more: String = "") -> String {
        """
        import Dovetail
        protocol CardDependency: Dependency { var id: Int { get } }
        final class CardComponent: Component<CardDependency> {}
        final class HomeComponent: Component<EmptyDependency> {
            var card: CardComponent { CardComponent(parent: self) }
        }
        final class AppComponent: BootstrapComponent {
            \(root)
        }
        \(more)
        """
    }

    private func check(_ arguments: String..., in folder: TemporaryFolder) throws -> Command {
        try Command.dovetail(["check", "App"] + arguments, in: folder.url)
    }

    private static let home = "var home: HomeComponent { HomeComponent(parent: self) }"
    private static let card = "var card: CardComponent { CardComponent(parent: self) }"

    /// A folder with a baseline for an app whose card is broken below its home.
    private func known() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("App/App.swift", app(root: Self.home))
        let written = try check("--write-baseline", "known.json", in: folder)
        #expect(written.status == 0, "\(written.errors)")
        let text = try String(contentsOf: folder.url.appendingPathComponent("known.json"), encoding: .utf8)
        #expect(text.contains(#""paths":["AppComponent → HomeComponent → CardComponent"]"#), "\(text)")
        #expect(try check("--baseline", "known.json", in: folder).status == 0)
        return folder
    }

    private func expectError(_ run: Command) {
        #expect(run.status == 1)
        #expect(run.errors.contains("App/App.swift:2:43: error: CardComponent needs 'id: Int', but "), "\(run.errors)")
    }

    private func expectNew(_ run: Command, along path: String) {
        expectError(run)
        #expect(run.errors.contains("note: path: \(path)\n"), "\(run.errors)")
    }

    @Test func aShorterPathBelowTheSameRootIsNotForgiven() throws {
        let folder = try known()
        try folder.write("App/App.swift", app(root: Self.home + "\n    " + Self.card))
        let run = try check("--baseline", "known.json", in: folder)
        expectNew(run, along: "AppComponent → CardComponent")
        #expect(!run.errors.contains("[stale-baseline]"), "\(run.errors)")
    }

    /// The provider on one of two paths is removed, while the other path is known to be broken.
    @Test func aPathThatBreaksLaterIsNotForgiven() throws {
        let folder = try known()
        func write(offering offer: String) throws {
            let shop = """
                final class ShopComponent: Component<EmptyDependency> {
                    \(offer)
                    \(Self.card)
                }
                """
            let children = Self.home + "\n    var shop: ShopComponent { ShopComponent(parent: self) }"
            try folder.write("App/App.swift", app(root: children, more: shop))
        }
        try write(offering: "var id: Int { 1 }")
        #expect(try check("--baseline", "known.json", in: folder).status == 0)
        try write(offering: "")
        let run = try check("--baseline", "known.json", in: folder)
        expectError(run)
        #expect(!run.errors.contains("[stale-baseline]"), "\(run.errors)")
        // A rewritten baseline contains both.
        _ = try check("--write-baseline", "known.json", in: folder)
        #expect(try check("--baseline", "known.json", in: folder).status == 0)
    }

    /// The known path is fixed, and another one is broken.
    @Test func anotherPathBelowTheSameRootIsNotForgiven() throws {
        let folder = try known()
        let shop = """
            final class ShopComponent: Component<EmptyDependency> {
                \(Self.card)
            }
            """
        try folder.write(
            "App/App.swift", app(root: "var shop: ShopComponent { ShopComponent(parent: self) }", more: shop))
        let run = try check("--baseline", "known.json", in: folder)
        expectNew(run, along: "AppComponent → ShopComponent → CardComponent")
        #expect(run.errors.contains("paths that no longer exist: AppComponent → HomeComponent → CardComponent"))
    }

    /// The same broken path below another root.
    @Test func thePathBelowAnotherRootIsNotForgiven() throws {
        let folder = try known()
        try folder.write(
            "App/App.swift",
            app(root: Self.home, more: "final class DemoComponent: BootstrapComponent {\n    \(Self.home)\n}\n"))
        let run = try check("--baseline", "known.json", in: folder)
        expectError(run)
        #expect(!run.errors.contains("[stale-baseline]"), "\(run.errors)")
    }

    /// Two choices at each of 40 steps, and no root: there are too many paths to walk.
    @Test func veryManyPathsFromNoRoot() throws {
        var below = ["CardComponent"]
        var layers = ""
        for step in 0..<40 {
            let names = ["A\(step)", "B\(step)"]
            for name in names {
                let children = below.map { "    var child\($0): \($0) { \($0)(parent: self) }\n" }.joined()
                layers += "final class \(name): Component<EmptyDependency> {\n\(children)}\n"
            }
            below = names
        }
        let folder = try TemporaryFolder()
        try folder.write("App/App.swift", app(root: Self.card, more: layers))
        let run = try Command.run(Command.dovetail, ["check", "App"], in: folder.url, within: 60)
        #expect(!run.wasEnded, "it hangs")
        expectNew(run, along: "AppComponent → CardComponent")
    }

    /// More code that breaks nothing.
    @Test func whatIsWholeBelowTheSameRootChangesNothing() throws {
        let folder = try known()
        let shop = """
            final class ShopComponent: Component<EmptyDependency> {
                var id: Int { 1 }
                \(Self.card)
            }
            """
        try folder.write(
            "App/App.swift",
            app(root: Self.home + "\n    var shop: ShopComponent { ShopComponent(parent: self) }", more: shop))
        let run = try check("--baseline", "known.json", in: folder)
        #expect(run.status == 0)
        #expect(run.errors.hasSuffix("\n0 errors, 0 warnings\n"), "\(run.errors)")
    }
}
