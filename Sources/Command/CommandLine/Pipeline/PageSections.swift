import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphPage
import DovetailGraphs
import DovetailModules

extension PageSection {
    /// The components and services of a program.
    ///
    /// - Parameter module: the module of a file, or nil.
    static func wiring(_ drawn: DrawnGraph, module: (String) -> ModulePicture.Node?) -> PageSection {
        let graph = drawn.graph
        let entryPoints = graph.entryPoints
        let nodes = graph.nodes.indices.map { index in
            let node = graph.nodes[index]
            var shown = Node(
                id: drawn.ids[index], title: node.title, isEntry: entryPoints.contains(index),
                place: node.location.description)
            shown.shape = node.kind == .missing ? "broken" : nil
            let isComponent = [.component, .root].contains(node.kind)
            let own = module(node.location.path)
            shown.facets = [
                "kind": node.kind.words, "lifetime": node.scope ?? (node.kind == .service ? "default" : nil),
                "isolation": node.isolation.map { "@\($0)" },
                "layer": own?.layer,
                "module": own?.name ?? (isComponent ? node.groups.first : nil),
                "container": isComponent || node.groups.isEmpty ? nil : node.groups.joined(separator: ", "),
            ].compactMapValues(\.self)
            shown.notes = node.remarks + (node.isAsync == true ? ["built asynchronously"] : [])
            shown.provides = node.provides.map { offers in
                offers.map { offer in
                    Provision(
                        text: offer.spelling, lifetime: offer.lifetime, isolation: offer.isolation.map { "@\($0)" },
                        place: offer.location.description)
                }
            }
            if let arguments = node.arguments, !arguments.isEmpty {
                shown.notes.append("arguments: \(arguments.joined(separator: ", "))")
            }
            return shown
        }
        let edges = graph.edges.map { edge in
            var shown = Edge(from: edge.from, to: edge.to, kind: edge.kind.words)
            shown.text = edge.words
            shown.place = edge.location.description
            shown.unproved = edge.question?.unproved
            shown.isUpward = edge.kind == .takes
            shown.isForbidden = graph.nodes[edge.to].kind == .missing
            return shown
        }
        var section = PageSection(
            id: "wiring", title: "Wiring", noun: "component or service", nouns: "components and services",
            facets: [
                Facet("kind", "kind", isBrief: true), Facet("lifetime", "lifetime", isBrief: true),
                Facet("isolation", "isolation", isBrief: true), Facet("module", "module", isBrief: true),
                Facet("layer", "layer"), Facet("container", "container"),
            ],
            nodes: nodes, edges: edges)
        section.fill("module") { _ in "no module" }
        section.fill("layer") { _ in "no layer" }
        section.fill("container") { _ in "no container" }
        return section
    }

    /// The modules of a project and the libraries that they use.
    static func modules(_ picture: ModulePicture) -> PageSection {
        let thirdParty = "third-party"
        let ids = picture.ids
        var nodes = picture.nodes.indices.map { index in
            let node = picture.nodes[index]
            var shown = Node(
                id: ids[index], title: node.name, isEntry: node.kind == .app,
                place: node.location?.description)
            shown.facets = [
                "kind": node.kind == .library ? "module" : node.kind.rawValue, "layer": node.layer,
                "package": node.package, "folder": node.folder,
            ].compactMapValues(\.self)
            return shown
        }
        var edges = picture.edges.map { edge in
            var shown = Edge(from: edge.from, to: edge.to, kind: "imports")
            shown.text = edge.imports == 0 ? "declared, not imported" : counted(edge.imports, noun: "import")
            if edge.isCut { shown.text = "\(shown.text ?? ""); cheapest to cut in a cycle" }
            shown.findings = edge.findings
            shown.isForbidden = edge.isForbidden
            return shown
        }
        for library in picture.libraries {
            let index = nodes.count
            var shown = Node(id: "library \(library.name)", title: library.name, isEntry: false, place: nil)
            shown.facets = ["kind": thirdParty]
            nodes.append(shown)
            edges += library.users.map { user in
                var edge = Edge(from: user.node, to: index, kind: "imports")
                edge.text = user.imports == 0 ? "declared, not imported" : counted(user.imports, noun: "import")
                edge.place = user.location?.description
                edge.findings = user.findings
                return edge
            }
        }
        var section = PageSection(
            id: "modules", title: "Modules", noun: "module", nouns: "modules",
            facets: [
                Facet("kind", "kind", isBrief: true), Facet("layer", "layer", isBrief: true),
                Facet("package", "package"), Facet("folder", "folder"),
            ],
            nodes: nodes, edges: edges)
        for facet in ["layer", "package", "folder"] {
            section.fill(facet) { $0.facets["kind"] == thirdParty ? thirdParty : "no \(facet)" }
        }
        return section
    }
}

extension WiringGraph.Kind {
    /// The kind in words.
    fileprivate var words: String {
        switch self {
        case .root: "root component"
        case .component: "component"
        case .service: "service"
        case .asker: "code that resolves"
        case .missing: "missing"
        }
    }
}

extension WiringGraph.Edge.Kind {
    /// What the node at the start does, in words.
    fileprivate var words: String {
        switch self {
        case .creates: "creates"
        case .takes: "takes"
        case .takesComponent: "takes it as"
        case .asks: "resolves"
        case .asksLater: "resolves later"
        case .builds: "builds"
        }
    }
}

extension WiringGraph.Edge {
    /// The edge in words.
    fileprivate var words: String {
        guard let label else {
            guard let question else { return kind.words }
            return "\(kind.words) \(question.service)\(question.name.map { " named \($0)" } ?? "")"
        }
        return "\(kind.words) \(label)"
    }
}
