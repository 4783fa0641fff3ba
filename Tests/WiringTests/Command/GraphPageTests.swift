import DovetailGraphPage
import Foundation
import Testing
import ToolRunner

/// `dovetail graph` with a page or a drawing. Scripts/graph-page uses pages in a browser.
@Suite struct GraphPageTests {
    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "P", targets: [
                .target(name: "Core"),
                .target(name: "Home", dependencies: ["Core"]),
                .executableTarget(name: "App", dependencies: ["Home", "Core"]),
            ])
            """)
        try folder.write("Sources/Core/Core.swift", "public struct Core {}")
        try folder.write("Sources/Home/Home.swift", "import Core\npublic struct Home {}")
        try folder.write(
            "Sources/App/main.swift",
            """
            import Core
            import Dovetail
            import Home

            final class AppComponent: BootstrapComponent {
                var home: HomeComponent { HomeComponent(parent: self) }
            }
            protocol HomeDependency: Dependency {
                var title: String { get }
            }
            final class HomeComponent: Component<HomeDependency> {}
            """)
        try folder.write(
            "dovetail.yml",
            """
            layers:
              - name: app
                modules: [App]
              - name: features
                modules: [Home]
              - name: base
                modules: [Core]
            allow:
              app: [features, base]
              features: [base]
            """)
        return folder
    }

    /// The search path without Graphviz.
    private let nothing = ["PATH": "/nonexistent"]

    @Test("without Graphviz, the page has both graphs and the findings, and says what is missing")
    func page() throws {
        let folder = try project()
        let run = try Command.run(
            Command.dovetail, ["graph", "--format", "html"], in: folder.url, environment: nothing)
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.errors.contains("note: Graphviz is not installed"))
        #expect(run.output.hasPrefix("<!doctype html>"))
        #expect(run.output.contains("Graphviz was not installed when this page was written"))
        for text in ["\"title\":\"Modules\"", "\"title\":\"Wiring\"", "missing-provider", "\"layer\":\"features\""] {
            #expect(run.output.contains(text), "\(text)")
        }
        #expect(!run.output.contains(folder.url.path))
        #expect(!run.output.contains("http://") && !run.output.contains("https://"))
    }

    @Test("a component leads to those that take it")
    func givenOut() throws {
        let folder = try project()
        try folder.write(
            "Sources/App/main.swift",
            """
            import Dovetail

            final class AppComponent: BootstrapComponent {
                var home: HomeComponent { HomeComponent(parent: self) }
                var card: CardComponent { CardComponent(parent: self) }
                func tip() -> TipComponent { TipComponent(parent: self) }
            }
            protocol HomeDependency: Dependency {
                var card: CardComponent { get }
                func tip() -> TipComponent
            }
            final class HomeComponent: Component<HomeDependency> {}
            protocol CardDependency: Dependency {
                func tip() -> TipComponent
            }
            final class CardComponent: Component<CardDependency> {}
            final class TipComponent: Component<EmptyDependency> {}
            """)
        let run = try Command.run(
            Command.dovetail, ["graph", "--format", "html"], in: folder.url, environment: nothing)
        #expect(run.output.components(separatedBy: "\"takes it as card\"").count == 2)
        #expect(run.output.components(separatedBy: "\"takes it as tip\"").count == 3)
        #expect(!run.output.contains("takes it as home"))
    }

    @Test("a name with slashes is one part of an address")
    func addresses() {
        let node = PageSection.Node(id: "Shop/Home + 화면", title: "Home", isEntry: false, place: nil)
        let section = PageSection(
            id: "modules", title: "Modules", noun: "module", nouns: "modules", facets: [], nodes: [node], edges: [])
        #expect(section.link(to: 0) == "#/modules/node/Shop%2FHome%20%2B%20%ED%99%94%EB%A9%B4")
        #expect(section.link(toGroup: "Sources/Home", of: "folder") == "#/modules/group/folder/Sources%2FHome")
    }

    @Test("--output writes the page only if it has changed")
    func output() throws {
        let folder = try project()
        let arguments = ["graph", "--format", "html", "--output", "graph.html"]
        let first = try Command.run(Command.dovetail, arguments, in: folder.url, environment: nothing)
        #expect(first.errors.contains("wrote graph.html"))
        #expect(first.output.isEmpty)
        let second = try Command.run(Command.dovetail, arguments, in: folder.url, environment: nothing)
        #expect(second.errors.contains("graph.html is current"))
    }

    @Test("--output does not replace a source")
    func source() throws {
        let folder = try project()
        let path = "Sources/App/main.swift"
        let before = try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
        let run = try Command.run(Command.dovetail, ["graph", "--output", path], in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.contains("error: '\(path)' is a Swift file, which --output would replace"))
        #expect(try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8) == before)
    }

    @Test("a drawing without Graphviz is an error")
    func svg() throws {
        let folder = try project()
        let run = try Command.run(
            Command.dovetail, ["graph", "--modules", "--format", "svg"], in: folder.url, environment: nothing)
        #expect(run.status == 2)
        #expect(run.errors.contains("error: --format svg needs Graphviz"))
        #expect(run.output.isEmpty)
    }

    @Test("modules collapse to layers, packages and folders")
    func collapse() throws {
        let folder = try project()
        func tree(_ grouping: String) throws -> String {
            try Command.run(Command.dovetail, ["graph", "--modules", "--collapse", grouping], in: folder.url).output
        }
        #expect(try tree("layer") == "app → base, features\nbase\nfeatures → base\n")
        #expect(try tree("package").split(separator: "\n").count == 1)
        #expect(
            try tree("folder")
                == "Sources/App → Sources/Core, Sources/Home\nSources/Core\nSources/Home → Sources/Core\n")
    }

    @Test(
        "options that do not go together are errors",
        arguments: [
            (["--collapse", "layer"], "--collapse needs --modules"),
            (["--format", "html", "--modules"], "--format html shows everything in one page"),
            (["--format", "html", "--focus", "App"], "--format html shows everything in one page"),
            (["--modules", "--collapse", "colour"], "'colour' is invalid"),
        ])
    func wrong(arguments: [String], message: String) throws {
        let folder = try project()
        let run = try Command.run(Command.dovetail, ["graph"] + arguments, in: folder.url)
        #expect(run.status == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
    }
}
