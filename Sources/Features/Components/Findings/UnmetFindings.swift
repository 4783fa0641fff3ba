import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailGraphs
import DovetailSemantics

/// Reports the requirements that are not met on some path from a root.
struct UnmetFindings {
    let symbols: SymbolTable
    let graph: ComponentGraph
    let needs: Needs
    let matching: Matching
    let roots: Set<NodeID>
    /// Nodes that could not be read completely.
    let tainted: Set<NodeID>
    private let near: NearMisses
    let suggested: SuggestedProvider

    init(
        symbols: SymbolTable, graph: ComponentGraph, needs: Needs, matching: Matching, roots: Set<NodeID>,
        tainted: Set<NodeID>
    ) {
        self.symbols = symbols
        self.graph = graph
        self.needs = needs
        self.matching = matching
        self.roots = roots
        self.tainted = tainted
        near = NearMisses(symbols, graph: graph, matching: matching)
        suggested = SuggestedProvider(symbols, graph: graph, needs: needs, matching: matching, roots: roots)
    }

    /// An unmet requirement.
    private struct Unmet {
        var finding: Finding
        /// How many components are on the failing path.
        var length: Int
        /// The protocol that states it.
        var demanding: String
    }

    /// One finding for each unmet requirement, however many components and paths it fails for.
    var findings: [Finding] {
        var failing = needs.unplugged
        failing.formUnion(needs.doubtful.lazy.map(\.anywhere))
        for root in roots { failing.formUnion(needs.byNode[of: root].keys.lazy.map(\.anywhere)) }
        guard !failing.isEmpty else { return [] }
        var found: [SourceLocation: Unmet] = [:]
        for node in graph.nodes.ids {
            for requirement in graph.nodes[node].requirements where failing.contains(requirement.needKey) {
                guard let need = needs.byNode[of: node][requirement.needKey] else { continue }
                let own = Need(requirement, need.condition.and(requirement.member.condition))
                guard let path = needs.failingPath(own, of: node, in: graph, roots: roots),
                    tainted.isDisjoint(with: path.nodes),
                    tainted.isDisjoint(with: graph.suppliers(along: path.nodes, of: own.key))
                else { continue }
                var unmet = unmet(own, requirement: requirement, path: path)
                unmet.finding.paths = paths(own, of: node)
                guard var known = found[requirement.location] else {
                    found[requirement.location] = unmet
                    continue
                }
                let paths = Set(known.finding.paths + unmet.finding.paths).sorted()
                let isOneFix = known.finding.edits == unmet.finding.edits
                if (known.length, known.finding.message) > (unmet.length, unmet.finding.message) { known = unmet }
                known.finding.paths = paths
                if !isOneFix { known.finding.edits = [] }
                found[requirement.location] = known
            }
        }
        return withSharedHelp(Array(found.values))
    }

    /// The findings; the help of those with the same cause names all protocols that would have to change.
    private func withSharedHelp(_ all: [Unmet]) -> [Finding] {
        Dictionary(grouping: all) { $0.finding.cause?.text }.flatMap { cause, group -> [Finding] in
            var findings = group.sorted { $0.finding < $1.finding }
            var names: [String] = []
            for name in findings.map(\.demanding) where !names.contains(name) { names.append(name) }
            guard cause != nil, let last = names.popLast(), !names.isEmpty else { return findings.map(\.finding) }
            let protocols = "\(names.joined(separator: ", ")) and \(last)"
            for index in findings.indices {
                let own = findings[index].demanding
                findings[index].finding.help = findings[index].finding.help.replacing(
                    text: " in \(own)", with: " in \(protocols)")
            }
            return findings.map(\.finding)
        }
    }

    /// The paths on which a need of `node` is not met, by component names: all simple paths, and the shortest path from
    /// each root, which may pass a component twice.
    private func paths(_ need: Need, of node: NodeID) -> [String] {
        let open = roots.filter { needs.isOpen(need.key, at: $0) }
        let shortest = open.compactMap { needs.failingPath(need, of: node, in: graph, roots: [$0])?.nodes }
        let all = needs.failingPaths(need, of: node, in: graph, roots: open) + shortest
        return Set(all.map { path in path.map { graph.nodes[$0].name.swift }.joined(separator: " → ") }).sorted()
    }

    private func unmet(_ need: Need, requirement: Requirement, path: FailingPath) -> Unmet {
        let misses = near.misses(need, requirement: requirement, path: path)
        let place = location(path.nodes.last ?? NodeID(0))
        let failing = shortestPaths(need, path)
        var notes = failing.map {
            Finding.Note(place, "path: \(names($0).joined(separator: " → "))", .chain)
        }
        notes += misses.map { Finding.Note($0.offer, $0.text, .near) }
        if !requirement.defaultCondition.isNever {
            notes.append(
                Finding.Note(
                    requirement.location,
                    "the default from the extension applies only if no path has a provider"))
        }
        let (id, message, help) = diagnosis(need, requirement: requirement, paths: failing, misses: misses)
        let edits = edits(id, misses: misses, failing: failing)
        let known = known(id, requirement: requirement, path: path, misses: misses)
        var finding = Finding(
            id, at: requirement.location, message, notes: notes, help: help, edits: edits, knownAs: known)
        if id != .recursiveWiring {
            let culprit = path.doubt?.member.location ?? Self.culprit(misses)?.offer
            let fix = culprit?.description ?? "\(failing.compactMap(\.nodes.first).map(location)) \(help)"
            finding.cause = .init(
                "\(need.key.member) \(path.condition) \(fix)",
                again: "'\(requirement.spelling)' is also needed here, by \(names(path).last ?? "")")
        }
        return Unmet(
            finding: finding, length: path.nodes.count, demanding: symbols.types[requirement.owner].fact.name)
    }

    /// The near miss that the message names.
    private static func culprit(_ misses: [NearMisses.Miss]) -> NearMisses.Miss? {
        misses.first { $0.mismatch == .access || $0.mismatch == .setterAccess }
            ?? misses.first { $0.mismatch == .effects } ?? misses.first { $0.mismatch == .isolation }
            ?? misses.first { $0.kind == .condition } ?? misses.first { $0.kind != .notAncestor }
    }

    /// Where a component is declared.
    private func location(_ node: NodeID) -> SourceLocation { symbols.types[graph.nodes[node].type].fact.location }

    /// The message in baselines, if it is not the current one.
    private func known(
        _ id: FindingID, requirement: Requirement, path: FailingPath, misses: [NearMisses.Miss]
    ) -> String? {
        guard path.doubt == nil else { return nil }
        if id == .missingProvider { return "no provider for '\(requirement.spelling)'" }
        guard id == .effectMismatch, let miss = misses.first(where: { $0.mismatch == .effects }) else { return nil }
        return "\(names(path).last ?? "") needs '\(requirement.spelling)', but the one in "
            + "\(graph.nodes[miss.node].name.swift) is \(miss.reason) and the requirement is not"
    }

    /// The edits of the only near miss, if it is on every failing path.
    private func edits(_ id: FindingID, misses: [NearMisses.Miss], failing: [FailingPath]) -> [Edit] {
        guard [.missingProvider, .inaccessibleProvider].contains(id), misses.count == 1,
            failing.allSatisfy({ $0.doubt == nil && $0.nodes.contains(misses[0].node) })
        else { return [] }
        return misses[0].edits
    }

    /// The failing path, and the shortest one from each other root that leads to the component.
    private func shortestPaths(_ need: Need, _ path: FailingPath) -> [FailingPath] {
        guard path.doubt == nil, let component = path.nodes.last, !graph.nodes[component].isPluginExtension else {
            return [path]
        }
        let others = roots.subtracting([path.nodes[0]]).filter { needs.isOpen(need.key, at: $0) }
        let paths = others.compactMap { needs.failingPath(need, of: component, in: graph, roots: [$0]) }
        return [path]
            + paths.sorted { ($0.nodes.count, names($0).description) < ($1.nodes.count, names($1).description) }
    }

    func names(_ path: FailingPath) -> [String] { path.nodes.map { graph.nodes[$0].name.swift } }
}
