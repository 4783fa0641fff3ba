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
    var home: ModuleID?
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
        var roots: [ModuleID: Set<NodeID>] = [:]
        for node in graph.nodes.ids where graph.nodes[node].isRoot {
            roots[symbols.types[graph.nodes[node].type].context.module, default: []].insert(node)
        }
        // An unknown home comes first.
        var sites: [ModuleID?: WiringSite] = [:]
        sites[program.home] = WiringSite(home: program.home, doubles: doubles)
        for (module, nodes) in roots {
            for home in Self.homes(of: module, program, purpose) {
                sites[home, default: WiringSite(home: home)].roots.formUnion(nodes)
            }
        }
        self.sites = sites.sorted { ($0.key?.index ?? -1) < ($1.key?.index ?? -1) }.map(\.value)
    }

    /// The modules in which the roots of a module are wired.
    private static func homes(of module: ModuleID, _ program: Program, _ purpose: LinkPurpose) -> [ModuleID?] {
        if let home = program.home, module == home || !program.modules[module].module.isWired {
            return program.module(home, mayUse: module) ? [home] : purpose == .checking ? [module] : []
        }
        // Which files share a module with another generated file is a guess here, so nothing is left to that file.
        guard program.modules[module].module.isExact else { return [purpose == .checking ? nil : program.home] }
        guard purpose == .checking else { return program.modules[module].module.isWired ? [] : [program.home] }
        guard !program.modules[module].module.isWired else { return [module] }
        let others = program.modules.ids.filter {
            let other = program.modules[$0].module
            return other.isWired && other.isExact && other.closure != nil && program.module($0, mayUse: module)
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
        var files: [FileFacts] = []
        for module in symbols.program.modules {
            module.files.forEachBorrowed { if $0.skipped != nil || !$0.problems.isEmpty { files.append(copy $0) } }
        }
        let long = symbols.longLineFindings
        guard !files.isEmpty || !long.isEmpty else {
            (nodes, isWhole, findings) = ([], true, [])
            return
        }
        let names = Set(
            graph.nodes.flatMap { $0.ancestry.line.map(\.type) + $0.protocols.all }.flatMap {
                symbols.types[$0].fact.path
            })
        // Members of components and of dependency protocols matter.
        let serious = files.filter { file in
            file.skipped?.types.contains { type in type.split(separator: ".").contains { names.contains(String($0)) } }
                ?? false
        }
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
