import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailRules

extension ModulePicture {
    /// The modules with what violates rules.
    ///
    /// - Parameter cuts: the cheapest edges to cut in cycles.
    init(_ linked: LinkedModules, matcher: ModuleMatcher, violations: [Violation], cuts: [ModuleCut]) {
        let folders = ModuleFolders(linked.modules)
        let nodes = linked.modules.ids.map { index in
            Node(
                linked.modules[index], layer: matcher.layers[of: index].first.map { matcher.rules.layers[$0].name },
                folder: folders.group(of: linked.modules[index]))
        }
        func findings(_ index: ProjectModuleID, _ target: LinkedModules.Target) -> [String] {
            let against = violations.filter { $0.from == index && $0.to == target && target != .module(index) }
            return Array(Set(against.map(\.finding.id.rawValue))).sorted()
        }
        var edges: [Edge] = []
        var users: [String: [Library.User]] = [:]
        for index in linked.modules.ids {
            for relation in linked.relations[of: index] {
                switch relation.to {
                case .module(let other):
                    edges.append(
                        Edge(
                            from: index.index, to: other.index, imports: relation.imports.count,
                            isDeclared: relation.declaration != nil, findings: findings(index, relation.to),
                            isCut: cuts.contains { $0.from == index && $0.to == other }))
                case .vendor(let name):
                    users[name, default: []].append(
                        Library.User(
                            node: index.index, imports: relation.imports.count,
                            findings: findings(index, relation.to), location: relation.place))
                case .system: break
                }
            }
        }
        let libraries = users.map { Library(name: $0.key, users: $0.value) }.sorted { $0.name < $1.name }
        self = ModulePicture(nodes: nodes, edges: edges, libraries: libraries).joining(
            linked.modules.ids.map { linked.original(of: $0)?.index })
    }
}
