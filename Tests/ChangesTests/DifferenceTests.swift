import DovetailDiagnostics
import DovetailGraphs
import Testing

@testable import DovetailChanges

/// The difference between two documents, as values.
@Suite struct DifferenceTests {
    private static func place(_ line: Int = 1, _ path: String = "A.swift") -> DovetailDiagnostics.SourceLocation {
        DovetailDiagnostics.SourceLocation(path: path, line: line, column: 1)
    }

    private static func node(_ kind: WiringGraph.Kind, _ name: String, line: Int = 1, in group: String = "App")
        -> WiringGraph.Node
    {
        var node = WiringGraph.Node(kind: kind, name: name, location: place(line))
        node.groups = [group]
        return node
    }

    private static func edge(_ kind: WiringGraph.Edge.Kind, _ from: Int, _ to: Int, _ label: String? = nil)
        -> WiringGraph.Edge
    {
        WiringGraph.Edge(kind: kind, from: from, to: to, label: label, location: place())
    }

    private func lines(_ old: GraphDocument, _ new: GraphDocument) -> [String] {
        GraphDifference(from: old, to: new).changes.map { "\($0.kind.rawValue): \($0.line)" }
    }

    private func lines(_ old: WiringGraph, _ new: WiringGraph) -> [String] {
        lines(GraphDocument(old), GraphDocument(new))
    }

    @Test func anotherProviderIsAChangeOfTheDependency() {
        let nodes = [
            Self.node(.root, "App"), Self.node(.component, "Middle"), Self.node(.component, "Card"),
        ]
        let creating = [Self.edge(.creates, 0, 1), Self.edge(.creates, 1, 2)]
        let old = WiringGraph(nodes: nodes, edges: creating + [Self.edge(.takes, 2, 0, "session: Session")])
        let new = WiringGraph(nodes: nodes, edges: creating + [Self.edge(.takes, 2, 1, "session: Session")])
        #expect(
            lines(old, new) == [
                "changed-dependencies: Card: what provides 'session: Session': before App, now Middle"
            ])
        let missing = WiringGraph(
            nodes: nodes + [WiringGraph.Node(kind: .missing, name: "session: Session", location: Self.place())],
            edges: creating + [Self.edge(.takes, 2, 3, "session: Session")])
        #expect(
            lines(old, missing) == [
                "changed-dependencies: Card: what provides 'session: Session': before App, now nothing"
            ])
        let affected = GraphDifference(from: GraphDocument(old), to: GraphDocument(new)).affected
        #expect(affected.roots == ["App"])
        #expect(affected.components == ["Card", "Middle"])
    }

    /// A registration keeps its identity if it moves to another container, and if it takes other arguments.
    @Test func registrationsAreMatchedFromTheStrictestKeyToTheLoosest() {
        var one = Self.node(.service, "Store", in: "main")
        one.arguments = []
        var other = Self.node(.service, "Store", line: 2, in: "test")
        other.arguments = []
        var moved = one
        moved.groups = ["shared"]
        moved.arguments = ["Int"]
        #expect(
            lines(WiringGraph(nodes: [one, other], edges: []), WiringGraph(nodes: [other, moved], edges: [])) == [
                "changed-services: the arguments of Store in shared: before none, now Int",
                "changed-services: the containers of Store in shared: before main, now shared",
            ])
        #expect(
            lines(WiringGraph(nodes: [one, other], edges: []), WiringGraph(nodes: [other], edges: [])) == [
                "removed-services: Store in main: in main"
            ])
    }

    @Test func providedValuesHaveTypesLifetimesAndIsolation() {
        func graph(_ provisions: [(String, String, String?)]) -> WiringGraph {
            var root = Self.node(.root, "App")
            root.provides = provisions.map {
                .init(spelling: $0.0, lifetime: $0.1, isolation: $0.2, location: Self.place())
            }
            return WiringGraph(
                nodes: [root, Self.node(.component, "Card")],
                edges: [Self.edge(.creates, 0, 1), Self.edge(.takes, 1, 0, "session: any Session")])
        }
        let old = graph([
            ("card: Card", "computed", nil), ("session: Session", "shared", nil), ("old: Int", "stored", nil),
        ])
        let new = graph([
            ("card: Card", "computed", nil), ("session: any Session", "computed", "MainActor"),
            ("open(card:) -> Screen", "computed", nil),
        ])
        #expect(
            lines(old, new) == [
                "new-providers: App provides 'open(card:) -> Screen'", "removed-providers: App provided 'old: Int'",
                "changed-providers: the isolation of 'session' of App: before none, now MainActor",
                "changed-providers: the lifetime of 'session' of App: before shared, now computed",
                "changed-providers: the type of 'session' of App: before Session, now any Session",
            ])
        #expect(GraphDifference(from: GraphDocument(old), to: GraphDocument(new)).affected.components == ["Card"])
    }

    @Test func chainsCountWhatNeedsItselfOnce() {
        let nodes = ["A", "B", "C", "D", "E"].map { Self.node(.service, $0) }
        let loop = [Self.edge(.asks, 0, 1), Self.edge(.asks, 1, 2), Self.edge(.asks, 2, 1), Self.edge(.asks, 2, 3)]
        #expect(LongestChain(WiringGraph(nodes: nodes, edges: loop)).titles == ["A", "B", "D"])
        #expect(LongestChain(WiringGraph(nodes: nodes, edges: [])).titles.isEmpty)
        let longer = WiringGraph(nodes: nodes, edges: loop + [Self.edge(.asks, 3, 4)])
        #expect(
            lines(WiringGraph(nodes: nodes, edges: loop), longer) == [
                "new-dependencies: D resolves E",
                "changed-chain: the longest chain: before 3: A → B → D, now 4: A → B → D → E",
            ])
    }

    @Test func findingsAndGapsAreMatchedWithoutLines() {
        func document(_ findings: [(FindingID, Int, String)], _ gaps: [(Int, String)]) -> GraphDocument {
            var document = GraphDocument(WiringGraph(nodes: [], edges: []))
            document.findings = findings.map { .init(Finding($0.0, at: Self.place($0.1), $0.2, help: "")) }
            document.gaps = gaps.map { .init(kind: "dynamic-name", text: $0.1, location: Self.place($0.0)) }
            return document
        }
        let old = document(
            [(.missingProvider, 1, "A"), (.missingProvider, 5, "A"), (.unusedRegistration, 1, "W")], [(3, "g")])
        let new = document([(.missingProvider, 9, "A"), (.missingProvider, 7, "B")], [(4, "g"), (5, "g")])
        #expect(
            lines(old, new) == ["new-errors: B", "fixed-errors: A", "fixed-warnings: W", "new-gaps: g"])
        #expect(lines(old, old).isEmpty)
    }

    /// The first import of one module by another is the place of the finding.
    @Test func findingsAboutModulesAreTheSameAtOtherPlaces() {
        func document(_ id: FindingID, _ paths: [String]) -> GraphDocument {
            var document = GraphDocument(WiringGraph(nodes: [], edges: []))
            document.findings = paths.map { .init(Finding(id, at: Self.place(1, $0), "it", help: "")) }
            return document
        }
        func lines(_ id: FindingID, _ old: [String], _ new: [String]) -> [String] {
            self.lines(document(id, old), document(id, new))
        }
        #expect(lines(.undeclaredImport, ["A/A.swift"], ["A/B.swift"]).isEmpty)
        #expect(lines(.undeclaredImport, ["A/A.swift"], ["A/A.swift", "A/B.swift"]) == ["new-warnings: it"])
        #expect(lines(.missingRegistration, ["A/A.swift"], ["A/B.swift"]) == ["new-errors: it", "fixed-errors: it"])
        #expect(lines(.missingRegistration, ["A/A.swift"], ["B/A.swift"]).isEmpty)
    }

    /// A mistake that is fixed in one file and made in another of the same name is a new one.
    @Test func aFileOfTheSameNameIsNotAMovedFile() {
        func document(_ path: String, severity: Severity = .error) -> GraphDocument {
            var module = GraphDocument.Module(name: "App", kind: "app")
            module.files = ["A/A.swift", "B/A.swift"]
            var document = GraphDocument(WiringGraph(nodes: [], edges: []))
            document.modules = [module]
            var entry = GraphDocument.Entry(Finding(.missingRegistration, at: Self.place(1, path), "it", help: ""))
            entry.severity = severity
            document.findings = [entry]
            document.gaps = [.init(kind: "dynamic-name", text: "g", location: Self.place(1, path))]
            return document
        }
        #expect(
            lines(document("A/A.swift"), document("B/A.swift")) == [
                "new-errors: it", "fixed-errors: it", "new-gaps: g", "closed-gaps: g",
            ])
        #expect(
            lines(document("A/A.swift", severity: .warning), document("A/A.swift")) == [
                "new-errors: it", "fixed-warnings: it",
            ])
    }

    /// What is a gap in both states is said, because a change behind it is not seen.
    @Test func gapsOfBothStatesAreSaid() {
        var document = GraphDocument(WiringGraph(nodes: [], edges: []))
        document.gaps = [.init(kind: "coverage", text: "Tuist manifests were not evaluated: 1")]
        let difference = GraphDifference(from: document, to: document)
        #expect(difference.commonGaps == 1)
        let text = DifferenceText.lines(difference, base: "a", head: "b")
        #expect(text.count == 2 && text[1].hasPrefix("1 gap in both states: what changed behind it is not known"))
        #expect(DifferenceMarkdown.lines(difference, base: "a", head: "b").contains { $0.hasPrefix("1 gap in both") })
    }

    @Test func membersChangeTheirIsolationWithTheirClass() {
        func graph(_ own: String?, _ member: String?) -> WiringGraph {
            var root = Self.node(.root, "App")
            root.isolation = own
            root.provides = [
                .init(spelling: "a: A", lifetime: "stored", isolation: member, location: Self.place())
            ]
            return WiringGraph(nodes: [root], edges: [])
        }
        #expect(
            lines(graph(nil, nil), graph("MainActor", "MainActor")) == [
                "changed-components: the isolation of App: before none, now MainActor"
            ])
        #expect(
            lines(graph(nil, nil), graph(nil, "MainActor")) == [
                "changed-providers: the isolation of 'a' of App: before none, now MainActor"
            ])
    }

    @Test func modulesLayersAndTheirEdges() {
        func document(_ modules: [(String, String?, [Int])]) -> GraphDocument {
            var document = GraphDocument(WiringGraph(nodes: [], edges: []))
            document.modules = modules.map { name, layer, uses in
                var module = GraphDocument.Module(name: name, kind: "library", layer: layer)
                module.uses = uses.map { .init(module: $0, imports: 1, isDeclared: true) }
                return module
            }
            return document
        }
        let old = document([("A", "ui", [1]), ("B", "data", []), ("C", "data", [])])
        let new = document([("A", "ui", []), ("B", "core", [0]), ("D", "data", [0, 1])])
        #expect(
            lines(old, new) == [
                "new-layer-edges: layer 'core' uses layer 'ui', through 'B' → 'A'",
                "new-layer-edges: layer 'data' uses layer 'core', through 'D' → 'B'",
                "new-layer-edges: layer 'data' uses layer 'ui', through 'D' → 'A'",
                "removed-layer-edges: layer 'ui' used layer 'data', through 'A' → 'B'",
                "new-module-edges: 'B' uses 'A' (1 import)", "new-module-edges: 'D' uses 'A' (1 import)",
                "new-module-edges: 'D' uses 'B' (1 import)", "removed-module-edges: 'A' used 'B' (1 import)",
                "new-modules: 'D', a library in layer 'data'", "removed-modules: 'C', a library in layer 'data'",
                "changed-modules: the layer of 'B': before data, now core",
            ])
    }
}
