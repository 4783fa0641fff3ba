import DovetailBasics
import DovetailChanges
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphPage
import DovetailGraphs
import DovetailModules

/// A page of a project's graphs, from one run of all checks.
struct PageRun {
    private(set) var page: GraphPage
    /// What is said about the drawings; empty if all are there.
    private(set) var notes: [String] = []

    /// - Parameter graphviz: nil if it is not installed; then the page has lists and columns, and says so.
    init(_ run: Run, title: String, graphviz: Graphviz?) throws {
        let progress = ProgressLine()
        defer { progress.end() }
        progress.say("drawing")
        let graph = run.result.graph ?? WiringGraph(nodes: [], edges: [])
        let drawn = DrawnGraph(graph)
        let picture = run.picture?.withoutTests
        let modules = picture.map(PageSection.modules)
        var positions: [String: Int] = [:]
        for (index, node) in (picture?.nodes ?? []).enumerated() {
            positions[Self.key(node.name, node.package)] = index
        }
        var owners: [String: [Int]] = [:]
        for module in run.modules?.linked.modules ?? [] {
            guard let node = positions[Self.key(module.name, module.package)] else { continue }
            for file in module.files { owners[file, default: []].append(node) }
        }
        let wiring = PageSection.wiring(drawn) { path in owners[path]?.first.flatMap { picture?.nodes[$0] } }
        let places = PagePlaces(graph)
        // A finding about a dependency begins with the name of the module, and may be in a manifest of several.
        let named = Dictionary(grouping: (picture?.nodes ?? []).indices) { picture?.nodes[$0].name ?? "" }
        func owningModules(_ finding: Finding) -> [Int] {
            if let own = owners[finding.location.path] { return own }
            let name = finding.message.split(separator: "'", maxSplits: 2, omittingEmptySubsequences: false)
            return name.count > 1 && finding.id.kind.group == .modules ? named[String(name[1])] ?? [] : []
        }
        let findings = run.result.findings.map { finding in
            PageFinding(
                finding,
                nodes: [
                    "wiring": places.nodes(of: finding), "modules": owningModules(finding),
                ])
        }
        page = GraphPage(
            title: title, sections: [modules, wiring].compactMap(\.self).filter { !$0.nodes.isEmpty },
            findings: findings,
            gaps: GraphDocument(run).gaps.map { gap in (gap.location.map { "\($0): " } ?? "") + gap.text })
        guard let graphviz else {
            notes = ["Graphviz is not installed, so that nothing is drawn; the page has lists and columns"]
            for index in page.sections.indices {
                page.sections[index].note =
                    "Graphviz was not installed when this page was written, so nothing is drawn."
            }
            return
        }
        for index in page.sections.indices {
            let section = page.sections[index]
            let whole: (Sketch, note: String?)
            if section.id == "modules", let picture {
                let reduced = picture.reduced
                let hidden = picture.edges.count - reduced.edges.count
                let notes = [
                    hidden == 0
                        ? nil : "\(hidden) of \(picture.edges.count) edges are not drawn: longer paths imply them.",
                    picture.libraries.isEmpty
                        ? nil : "\(counted(picture.libraries.count, noun: "third-party module")) not drawn.",
                ].compactMap(\.self)
                whole = (reduced.sketch { section.link(to: $0) }, notes.isEmpty ? nil : notes.joined(separator: " "))
            } else {
                whole = (drawn.sketch { section.link(to: $0) }, nil)
            }
            page.sections[index].drawings = try drawings(of: section, whole: whole.0, whole.note, graphviz)
            if page.sections[index].drawings.isEmpty {
                page.sections[index].note =
                    "This graph is too large to be drawn: \(section.nodes.count) nodes and \(section.edges.count) edges."
            }
        }
    }

    /// Distinguishes modules of one name.
    private static func key(_ name: String, _ package: String?) -> String { "\(name)\u{0}\(package ?? "")" }

    /// The drawings of a section: first the whole if it is small, and then what it collapses to, from the
    /// coarsest.
    private func drawings(
        of section: PageSection, whole: Sketch, _ note: String?, _ graphviz: Graphviz
    ) throws -> [PageSection.Picture] {
        let grouping = section.facets.filter { !["kind", "lifetime", "isolation"].contains($0.id) }
        let collapsed = grouping.compactMap { facet in section.collapsed(by: facet).map { (facet, $0) } }
            .filter { Graphviz.canDraw($0.1) }.sorted {
                ($0.1.isPoor, $0.1.boxes.count) < ($1.1.isPoor, $1.1.boxes.count)
            }
        var drawings: [PageSection.Picture] = []
        for (facet, sketch) in collapsed {
            let title = "by \(facet.title)"
            let svg = try graphviz.draw(sketch).svg(.inPage, title: "\(section.title) \(title)")
            drawings.append(PageSection.Picture(id: facet.id, title: title, facet: facet.id, svg: svg))
        }
        guard Graphviz.canDraw(whole) else { return drawings }
        let svg = try graphviz.draw(whole).svg(.inPage, title: section.title)
        let picture = PageSection.Picture(id: "all", title: "everything", facet: nil, note: note, svg: svg)
        let isSmall = whole.boxes.count <= 60
        return isSmall ? [picture] + drawings : drawings + [picture]
    }
}

extension Sketch {
    /// 1 if it says next to nothing, otherwise 0.
    fileprivate var isPoor: Int { boxes.count < 3 ? 1 : 0 }
}
