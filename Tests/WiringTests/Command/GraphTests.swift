import Foundation
import Testing
import ToolRunner

/// The output of `dovetail graph`.
@Suite struct GraphTests {
    private static let sources = [
        "App/Data.swift": """
        import Dovetail

        struct DataAssembly: Assembly {
            func assemble(_ c: inout Registrations) {
                c.register((any Store).self, scope: .singleton) { _ in DiskStore() }
                c.register((any Cache).self, name: "disk") { r in MemoryCache(store: try r.resolve((any Store).self)) }
                c.register(Screen.self) { r in
                    Screen(cache: try r.resolve((any Cache).self, name: "disk"), store: try r.resolve((any Store).self))
                }
                c.register(Router.self, scope: .singleton) { r in
                    Router(screen: try r.resolve(Screen.self), next: { try r.resolve(Screen.self) })
                }
                c.register(First.self) { r in First(second: try r.resolve(Second.self)) }
                c.register(Second.self) { r in Second(first: try r.resolve(First.self)) }
            }
        }
        """,
        "App/App.swift": """
        import Dovetail

        let container = try Container { c in try c.add(DataAssembly()) }
        struct Screens {
            func open() throws {
                _ = try container.resolve(Screen.self)
                _ = try container.resolve(Screen.self)
                _ = try container.resolve(Clock.self)
            }
        }
        final class AppComponent: BootstrapComponent {
            var limit: Int { 5 }
            var title: String { "" }
            var card: CardComponent { CardComponent(parent: self) }
        }
        protocol CardDependency: Dependency {
            var limit: Int { get }
            var title: String { get }
        }
        final class CardComponent: Component<CardDependency> {}
        """,
    ]

    private static let mermaidHead = "%%{init: {\"flowchart\": {\"wrappingWidth\": 400}}}%%\n"

    private func graph(_ arguments: [String], status: Int32 = 0, _ sources: [String: String] = sources) throws
        -> Command
    {
        let folder = try TemporaryFolder()
        for (path, text) in sources { try folder.write(path, text) }
        let run = try Command.run(Command.dovetail, ["graph", "--module", "App=App"] + arguments, in: folder.url)
        #expect(run.status == status, "\(run.errors)")
        return run
    }

    /// The place marked by `¦` in a piece of the sources.
    private func at(_ marked: String) throws -> String {
        let parts = marked.components(separatedBy: "¦")
        for (file, text) in Self.sources {
            guard let piece = text.range(of: parts.joined()) else { continue }
            let line = (text[..<piece.lowerBound] + parts[0]).components(separatedBy: "\n")
            return "\(file):\(line.count):\((line.last ?? "").utf8.count + 1)"
        }
        Issue.record("no such piece: \(marked)")
        return ""
    }

    @Test func aTreeGoesDownFromEachEntry() throws {
        #expect(
            try graph([]).output == """
                roots:
                AppComponent, in App
                └─ CardComponent, in App
                   ├─ takes limit: Int from AppComponent
                   └─ takes title: String from AppComponent

                code that resolves services:
                Screens
                ├─ Clock, missing
                └─ Screen, builds Screen
                   ├─ Cache named "disk", builds MemoryCache
                   │  └─ Store, scope singleton, builds DiskStore
                   └─ Store (*)

                unused services:
                Router, scope singleton, builds Router
                ├─ Screen (*)
                └─ later: Screen (*)

                reached only through a cycle:
                First, builds First
                └─ Second, builds Second
                   └─ First (cycle)

                """)
    }

    /// A forgotten import is a finding, and no reason for an empty graph.
    @Test func aForgottenImportLeavesTheGraph() throws {
        let folder = try TemporaryFolder()
        try folder.write("Prices/Prices.swift", "public protocol PriceList {}\n")
        try folder.write(
            "App/Cart.swift",
            "import Dovetail\nprotocol CartDependency: Dependency { var prices: any PriceList { get } }\n")
        try folder.write(
            "App/main.swift",
            """
            import Dovetail
            import Prices
            struct Shop: PriceList {}
            final class CartComponent: Component<CartDependency> {}
            final class AppComponent: BootstrapComponent {
                var prices: any PriceList { Shop() }
                var cart: CartComponent { CartComponent(parent: self) }
            }

            """)
        let modules = ["--module", "Prices=Prices", "--module", "App=App"]
        let check = try Command.dovetail(["check"] + modules, in: folder.url)
        #expect(check.errors.contains("[not-in-scope]"), "\(check.errors)")
        let graph = try Command.dovetail(["graph"] + modules, in: folder.url)
        #expect(graph.output.contains("CartComponent"), "\(graph.output)")
    }

    @Test func nodesOfOneNameAreToldApart() throws {
        let text = """
            import Dovetail
            let one = try Container { c in
                c.register(Store.self) { _ in Store() }
                c.register(Screen.self) { r in Screen(store: try r.resolve(Store.self)) }
            }
            let other = try Container { c in c.register(Store.self) { _ in OtherStore() } }
            """
        #expect(
            try graph([], ["App/App.swift": text]).output == """
                unused services:
                Screen, builds Screen, in one
                └─ Store (App/App.swift:3:7), builds Store, in one
                Store (App/App.swift:6:36), builds OtherStore, in other

                """)
    }

    /// A service with one of several names shows each name in quotes once.
    @Test func aServiceOfSeveralNamesIsNamedByAll() throws {
        let text = """
            import Dovetail
            enum Kind: String, CaseIterable { case first, second }
            let one = try Container { c in
                for kind in Kind.allCases { c.register(Screen.self, name: kind.rawValue) { _ in Screen() } }
            }
            """
        #expect(
            try graph([], ["App/App.swift": text]).output == """
                unused services:
                Screen named "first" or "second", builds Screen

                """)
        #expect(
            try graph(["--format", "dot"], ["App/App.swift": text]).output.contains(
                "[label=\"Screen\\nnamed \\\"first\\\"\\nor \\\"second\\\"\\nbuilds Screen\", style=rounded"))
    }

    @Test func dotHasClustersShapesAndPlaces() throws {
        let text = try graph(["--format", "dot"]).output
        #expect(text.hasPrefix("digraph wiring {\n"))
        #expect(text.hasSuffix("\n}\n"))
        let lines = text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        for line in [
            "label=\"module App\"; labeljust=l; style=rounded; color=gray60",
            "root_AppComponent [label=\"AppComponent\", peripheries=2, tooltip=\"\(try at("class ¦AppComponent"))\"]",
            "component_CardComponent [label=\"CardComponent\", tooltip=\"\(try at("class ¦CardComponent"))\"]",
            "service_Cache_disk [label=\"Cache\\nnamed \\\"disk\\\"\\nbuilds MemoryCache\", style=rounded, "
                + "tooltip=\"\(try at("c.¦register((any Cache)"))\"]",
            "asker_Screens [label=\"Screens\", shape=note, "
                + "tooltip=\"\(try at("_ = try container.¦resolve(Screen.self)"))\"]",
            "missing_Clock [label=\"Clock\\nmissing\", shape=octagon, style=dashed, color=red, fontcolor=red, "
                + "tooltip=\"\(try at("container.¦resolve(Clock.self)"))\"]",
            "root_AppComponent -> component_CardComponent [style=bold, "
                + "tooltip=\"\(try at("{ ¦CardComponent(parent: self)"))\"]",
            "component_CardComponent -> root_AppComponent [label=\"limit: Int\\ntitle: String\", style=dashed, "
                + "color=gray40, fontcolor=gray25, weight=0, "
                + "tooltip=\"\(try at("var ¦limit: Int { get }"))\\n\(try at("var ¦title: String { get }"))\"]",
            "asker_Screens -> missing_Clock [color=red, tooltip=\"\(try at("container.¦resolve(Clock.self)"))\"]",
            "service_Router -> service_Screen [label=\"later\", style=dotted, arrowhead=empty, "
                + "tooltip=\"\(try at("{ try r.¦resolve(Screen.self)"))\"]",
        ] {
            #expect(lines.count { $0 == line } == 1, "\(line)\nin\n\(text)")
        }
        // Two resolutions of one consumer are one arrow, with both places.
        #expect(lines.count { $0.hasPrefix("asker_Screens -> service_Screen [tooltip=\"App/App.swift:6:27\\n") } == 1)
    }

    /// Graphviz itself, if it is installed.
    @Test(.enabled(if: Command.isInstalled("dot"))) func graphvizDrawsIt() throws {
        let odd = """
            import Dovetail
            let one = try Container { c in
                c.register((A & B<[String: Int]>).self, name: "a \\"b\\" \\\\ &amp; <c>") { _ in AB() }
            }
            """
        for sources in [Self.sources, ["App/App.swift": odd], ["App/App.swift": "let nothing = 1\n"]] {
            let folder = try TemporaryFolder()
            let text = try graph(["--format", "dot"], sources).output
            try folder.write("graph.dot", text)
            let run = try Command.run(
                Command.find("dot"), ["-Tsvg", "-o", "graph.svg", "graph.dot"], in: folder.url)
            #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)\n\(text)")
            let svg = try String(contentsOf: folder.url.appendingPathComponent("graph.svg"), encoding: .utf8)
            #expect(svg.components(separatedBy: "class=\"node\"").count - 1 == Self.nodes(text))
        }
    }

    /// The number of nodes in a DOT text.
    private static func nodes(_ text: String) -> Int {
        text.components(separatedBy: "\n").count { $0.contains(" [label=") && !$0.contains(" -> ") }
    }

    @Test func mermaidHasSubgraphsShapesAndClasses() throws {
        let text = try graph(["--format", "mermaid"]).output
        #expect(text.hasPrefix("\(Self.mermaidHead)flowchart LR\n"))
        let lines = text.components(separatedBy: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        for line in [
            "subgraph cluster_module_App[\"module App\"]",
            "root_AppComponent[[\"AppComponent\"]]",
            "component_CardComponent[\"CardComponent\"]",
            "service_Cache_disk(\"Cache<br>named #quot;disk#quot;<br>builds MemoryCache\")",
            "asker_Screens>\"Screens\"]",
            "missing_Clock{{\"Clock<br>missing\"}}",
            "root_AppComponent ==> component_CardComponent",
            "component_CardComponent -.->|\"limit#58; Int<br>title#58; String\"| root_AppComponent",
            "asker_Screens --> missing_Clock",
            "asker_Screens --> service_Screen",
            "service_Router -.->|\"later\"| service_Screen",
            "class missing_Clock kind_missing",
        ] {
            #expect(lines.count { $0 == line } == 1, "\(line)\nin\n\(text)")
        }
        // The arrow to a missing service is red: arrows count from 0.
        let arrows = lines.filter { $0.contains("==>") || $0.contains("-->") || $0.contains("-.->") }
        let missing = arrows.indices.filter { arrows[$0].hasSuffix("missing_Clock") }
        #expect(lines.contains("linkStyle \(missing.map(String.init).joined(separator: ",")) stroke:#d00"))
    }

    @Test func whatGitHubDoesNotDrawIsSaid() throws {
        let services = (0..<26).map { "c.register(S\($0).self) { r in S\($0)(\(0..<26)) }" }
            .enumerated().map { number, line in
                let asks = (0..<26).filter { $0 != number }.map { "try r.resolve(S\($0).self)" }
                return line.replacingOccurrences(of: "0..<26", with: asks.joined(separator: ", "))
            }
        let text = "import Dovetail\nlet c = try Container { c in\n\(services.joined(separator: "\n"))\n}\n"
        let run = try graph(["--format", "mermaid"], ["App/App.swift": text])
        #expect(
            run.errors.hasPrefix("GitHub draws at most 500 arrows and 50000 characters of Mermaid; this has 650 and "))
        #expect(run.errors.hasSuffix("; draw a part of it with --focus NAME\n"))
        #expect(try graph(["--format", "mermaid"]).errors.isEmpty)
    }

    @Test func jsonHasTheNodesAndEdges() throws {
        let text = try graph(["--format", "json"]).output
        let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let nodes = try #require(json["nodes"] as? [[String: Any]])
        let edges = try #require(json["edges"] as? [[String: Any]])
        let names = nodes.map { $0["name"] as? String ?? "" }
        #expect(
            names == [
                "AppComponent", "Cache", "CardComponent", "Clock", "First", "Router", "Screen", "Screens", "Second",
                "Store",
            ])
        #expect(
            nodes.map { $0["kind"] as? String } == [
                "root", "service", "component", "missing", "service", "service", "service", "asker", "service",
                "service",
            ])
        let cache = nodes[1]
        #expect(cache["serviceName"] as? String == "disk")
        #expect(cache["remarks"] as? [String] == ["builds MemoryCache"])
        #expect(cache["groups"] as? [String] == ["container"])
        #expect(nodes[9]["scope"] as? String == "singleton")
        let drawn = edges.map { edge in
            let ends = ["from", "to"].map { names[edge[$0] as? Int ?? 0] }
            return "\(ends[0]) \(edge["kind"] ?? "") \(ends[1])" + ((edge["label"] as? String).map { ": \($0)" } ?? "")
        }
        #expect(
            drawn == [
                "AppComponent creates CardComponent", "Cache asks Store",
                "CardComponent takes AppComponent: limit: Int",
                "CardComponent takes AppComponent: title: String", "First asks Second", "Router asks Screen",
                "Router asks-later Screen", "Screen asks Cache", "Screen asks Store", "Screens asks Clock",
                "Screens asks Screen", "Screens asks Screen", "Second asks First",
            ])
        #expect(edges.map { $0["members"] as? [String] } == [["card"]] + edges.dropFirst().map { _ in nil })
        let place = try #require(edges[0]["location"] as? [String: Any])
        let text2 = "\(place["path"] ?? ""):\(place["line"] ?? ""):\(place["column"] ?? "")"
        #expect(text2 == (try at("{ ¦CardComponent(parent: self)")))
    }

    @Test func focusShowsWhatReachesANameAndWhatItReaches() throws {
        #expect(
            try graph(["--focus", "Cache"]).output == """
                code that resolves services:
                Screens
                └─ Screen, builds Screen
                   ├─ Cache named "disk", builds MemoryCache
                   │  └─ Store, scope singleton, builds DiskStore
                   └─ Store (*)

                unused services:
                Router, scope singleton, builds Router
                ├─ Screen (*)
                └─ later: Screen (*)

                """)
        #expect(
            try graph(["--focus", "any CardComponent"]).output == """
                roots:
                AppComponent, in App
                └─ CardComponent, in App
                   ├─ takes limit: Int from AppComponent
                   └─ takes title: String from AppComponent

                """)
        #expect(
            try graph(["--focus", "Clock", "--format", "mermaid"]).output.contains("asker_Screens --> missing_Clock"))
    }

    @Test func anUnknownNameGivesNearOnes() throws {
        #expect(
            try graph(["--focus", "Screems"], status: 2).errors
                == "error: nothing in the graph is called 'Screems'; did you mean 'Screens' or 'Screen'?\n")
        #expect(
            try graph(["--focus", "Broadcaster"], status: 2).errors
                == "error: nothing in the graph is called 'Broadcaster'\n")
    }

    @Test(arguments: ["tree", "dot", "mermaid", "json"]) func anEmptyGraphIsSaid(_ format: String) throws {
        let run = try graph(["--format", format], ["App/App.swift": "let nothing = 1\n"])
        #expect(run.errors == "the graph is empty: no components and no containers were found\n")
        switch format {
        case "dot":
            #expect(run.output.hasPrefix("digraph wiring {\n") && run.output.hasSuffix("\n}\n"))
            #expect(!run.output.contains("label="))
        case "mermaid": #expect(run.output == "\(Self.mermaidHead)flowchart LR\n")
        case "json":
            let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
            #expect((json?["nodes"] as? [Any])?.isEmpty == true && (json?["edges"] as? [Any])?.isEmpty == true)
        default: #expect(run.output.isEmpty)
        }
    }

    @Test func aFileThatCannotBeReadIsSaid() throws {
        let folder = try TemporaryFolder()
        for (path, text) in Self.sources { try folder.write(path, text) }
        try Data([0xFF, 0xFE] + Array(".resolve()".utf8)).write(to: folder.url.appendingPathComponent("App/Odd.swift"))
        let run = try Command.run(Command.dovetail, ["graph", "--module", "App=App"], in: folder.url)
        #expect(run.status == 2)
        #expect(run.output.hasPrefix("roots:\nAppComponent, in App\n"))
        #expect(run.errors.hasPrefix("App/Odd.swift:1:1: error: this file is not valid UTF-8 [unreadable-source]\n"))
    }

    /// The examples of `--help` run in a project with their names and rules.
    @Test func theExamplesOfTheHelpRun() throws {
        let folder = try TemporaryFolder()
        try folder.write("dovetail.yml", "# all of it\n")
        for (path, text) in Self.sources {
            try folder.write(path, text.replacingOccurrences(of: "Screen.self", with: "LoginUseCase.self"))
        }
        let help = try Command.run(Command.dovetail, ["graph", "--help"], in: folder.url).output
        let examples = help.components(separatedBy: "\n").filter { $0.hasPrefix("  dovetail ") }
        #expect(examples.count == 11)
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "App", targets: [.target(name: "App", path: "App")])

            """)
        // Drawings need Graphviz, collapsing by layer needs layers, and pages have tests of their own.
        for example in examples where !example.contains("--output") && !example.contains("--collapse") {
            let words = example.split(separator: " ").map(String.init).dropFirst()
            let run = try Command.run(Command.dovetail, Array(words.prefix { $0 != ">" }), in: folder.url)
            #expect(
                run.status == 0 && run.errors.isEmpty
                    && run.output.contains(words.contains("--modules") ? "App" : "LoginUseCase"),
                "\(example)")
        }
    }

    /// A registration in a function that is never called provides nothing.
    @Test func whatOnlyAnUncalledFunctionRegistersIsMissing() throws {
        let source = """
            import Dovetail
            struct Clock: Sendable {}
            struct Log: Sendable {}
            struct Clocks: Assembly {
                func assemble(_ c: inout Registrations) { c.register(Clock.self) { _ in Clock() } }
            }
            func assemblies() -> [any Assembly] { [Clocks()] }
            let container = try Container { c in c.register(Log.self) { _ in Log() } }
            print(try container.resolve(Clock.self), try container.resolve(Log.self))
            """
        let output = try graph(["--format", "tree"], ["App/main.swift": source]).output
        #expect(output.contains("─ Clock (App/main.swift:9:21), missing\n"), "\(output)")
        #expect(output.contains("─ Log, builds Log\n"), "\(output)")
    }
}
