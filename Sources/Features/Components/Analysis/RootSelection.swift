import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailSemantics

/// The purpose of linking a program.
package enum LinkPurpose: Sendable {
    /// To write the wiring of one module; roots wired in other modules' files are left to those.
    case wiring
    /// To prove all roots, wherever their wiring is written.
    case checking
}

/// A place where wiring is or would be written, and what it contains.
struct WiringSite {
    /// The module; nil if it is unknown, in which case visibility checks are lenient.
    var home: Int?
    var roots: Set<NodeID> = []
    /// The components built from a double there.
    var doubles: Set<NodeID> = []
}

/// The sites where the roots and doubles of a run are wired.
struct RootSelection {
    /// In module order; at least one.
    let sites: [WiringSite]

    init(symbols: SymbolTable, graph: ComponentGraph, purpose: LinkPurpose) {
        let program = symbols.program
        let doubles = Set(graph.nodes.ids.filter { !graph.nodes[$0].doubles.isEmpty })
        var roots: [Int: Set<NodeID>] = [:]
        for node in graph.nodes.ids where graph.nodes[node].isRoot {
            roots[symbols.types[graph.nodes[node].type].context.module, default: []].insert(node)
        }
        // By the home's index, or -1 if it is unknown.
        var sites: [Int: WiringSite] = [:]
        let own = program.home ?? -1
        sites[own] = WiringSite(home: program.home, doubles: doubles)
        for (module, nodes) in roots {
            for home in Self.homes(of: module, program, purpose) {
                sites[home ?? -1, default: WiringSite(home: home)].roots.formUnion(nodes)
            }
        }
        self.sites = sites.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The modules in which the roots of a module are wired.
    private static func homes(of module: Int, _ program: Program, _ purpose: LinkPurpose) -> [Int?] {
        let modules = program.modules.map(\.module)
        if let home = program.home, module == home || !modules[module].isWired {
            return program.module(home, mayUse: module) ? [home] : purpose == .checking ? [module] : []
        }
        // Which files share a module with another generated file is a guess here, so nothing is left to that file.
        guard modules[module].isExact else { return [purpose == .checking ? nil : program.home] }
        guard purpose == .checking else { return modules[module].isWired ? [] : [program.home] }
        guard !modules[module].isWired else { return [module] }
        let others = modules.indices.filter {
            modules[$0].isWired && modules[$0].isExact && modules[$0].closure != nil
                && program.module($0, mayUse: module)
        }
        return others.isEmpty ? [module] : others
    }
}

/// The components affected by files that could not be read.
struct TaintedNodes {
    let nodes: Set<NodeID>
    /// Whether there are no such files.
    let isWhole: Bool
    let findings: [Finding]

    init(symbols: SymbolTable, graph: ComponentGraph) {
        let files = symbols.program.modules.flatMap(\.files)
        let names = Set(
            graph.nodes.flatMap { $0.ancestry.line.map(\.type) + $0.protocols.all }.flatMap {
                symbols.types[$0].fact.path
            })
        // Members of components and of dependency protocols matter.
        let serious = files.filter { file in
            file.skipped?.types.contains { type in type.split(separator: ".").contains { names.contains(String($0)) } }
                ?? false
        }
        let long = symbols.longLineFindings
        let broken = Set((files.filter { !$0.problems.isEmpty } + serious).map(\.path) + long.map(\.location.path))
        isWhole = broken.isEmpty
        findings =
            long
            + files.flatMap { file -> [Finding] in
                guard let skipped = file.skipped else { return file.problems }
                return file.problems + [broken.contains(file.path) ? skipped.seriousFinding : skipped.finding]
            }
        nodes = Set(
            graph.nodes.ids.filter { index in
                let node = graph.nodes[index]
                let types = node.ancestry.line.map(\.type) + node.protocols.all
                return types.contains { type in
                    broken.contains(symbols.types[type].fact.location.path)
                        || symbols.extensions[type].contains { broken.contains($0.fact.location.path) }
                }
            })
    }
}
