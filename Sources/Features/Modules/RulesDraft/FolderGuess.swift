import DovetailDiagnostics
import DovetailFacts
import DovetailProject
import DovetailRules

/// Layers of folders for a project whose code is mostly in one target, guessed from the names of the folders and from
/// the types with which they use each other today.
struct FolderGuess: Sendable {
    /// Types of one layer that another names.
    struct Use: Hashable, Sendable {
        var layer: String
        var count: Int
    }

    struct Layer: Sendable {
        var name: String
        /// Sorted.
        var folders: [String]
        /// The layers that it may use, as it does today.
        var allowed: [Use] = []
        /// The layers that it uses today although these use it more.
        var broken: [Use] = []
    }

    /// A layer that the code does not support: it uses another about as often as the other uses it.
    struct Doubt: Sendable {
        var layer: Layer
        var uses: Use
        var usedBy: Int
    }

    /// From those that use others to those that are used.
    private(set) var layers: [Layer] = []
    private(set) var doubts: [Doubt] = []

    /// - Parameter project: the files, assigned to these modules.
    /// - Parameter layers: the layers that consist of modules. If there are several, only the folders of a target with
    ///   more than half of all files count.
    init(_ linked: LinkedModules, _ project: Project, besides layers: [String]) {
        var targets = linked.modules.filter { [.library, .app].contains($0.kind) }.map(\.files)
        let files = targets.map(\.count).reduce(0, +)
        if layers.count > 1 { targets.removeAll { $0.count * 2 <= files } }
        let found = FolderRoles.folders(targets).sorted { $0.key < $1.key }
        let names = found.map { FolderRoles.all[$0.key] }.map { layers.contains($0) ? "\($0)-folders" : $0 }
        let folders = found.map { $0.value.sorted() }
        self.init(names, folders, uses: found.count > 1 ? Self.uses(folders, project) : [])
    }

    /// - Parameter uses: how often each layer uses each other, and itself.
    init(_ names: [String], _ folders: [[String]], uses: [[Int]]) {
        guard names.count > 1 else { return }
        var kept = Array(names.indices)
        while let (doubtful, other) = Self.doubt(kept, uses) {
            kept.removeAll { $0 == doubtful }
            doubts.append(
                Doubt(
                    layer: Layer(name: names[doubtful], folders: folders[doubtful]),
                    uses: Use(layer: names[other], count: uses[doubtful][other]), usedBy: uses[other][doubtful]))
        }
        guard kept.count > 1 else { return }
        // Of two layers, the one that uses the other more is above it.
        let edges = kept.indices.map { from in
            kept.indices.filter { to in
                from != to && uses[kept[from]][kept[to]] > uses[kept[to]][kept[from]]
            }
        }
        let cuts = CycleCuts(edges) { uses[kept[$0]][kept[$1]] }.cuts
        let isCut = Set(cuts.map { [$0.from, $0.to] })
        let above = edges.indices.map { from in edges[from].filter { !isCut.contains([from, $0]) } }
        let order = LayerGuess.order(above)
        layers = order.map { from in
            var layer = Layer(name: names[kept[from]], folders: folders[kept[from]])
            for to in order where uses[kept[from]][kept[to]] > 0 {
                let use = Use(layer: names[kept[to]], count: uses[kept[from]][kept[to]])
                if to == from || above[from].contains(to) {
                    layer.allowed.append(use)
                } else {
                    layer.broken.append(use)
                }
            }
            return layer
        }
    }

    /// The layer that is most in doubt, and the other that it uses and is used by about as often: neither uses the other
    /// at least twice as often.
    private static func doubt(_ kept: [Int], _ uses: [[Int]]) -> (Int, Int)? {
        func isDoubtful(_ one: Int, _ other: Int) -> Bool {
            let (more, fewer) = (max(uses[one][other], uses[other][one]), min(uses[one][other], uses[other][one]))
            return one != other && fewer * 2 > more
        }
        let doubtful = kept.compactMap { one -> (layer: Int, others: [Int], weight: Int)? in
            let others = kept.filter { isDoubtful(one, $0) }
            guard !others.isEmpty else { return nil }
            return (one, others, others.map { uses[one][$0] + uses[$0][one] }.reduce(0, +))
        }
        // Of two that doubt each other, the lower one: what is above it usually has more files.
        guard
            let worst = doubtful.max(by: {
                ($0.others.count, $0.weight, $0.layer) < ($1.others.count, $1.weight, $1.layer)
            }),
            let other = worst.others.max(by: { uses[worst.layer][$0] < uses[worst.layer][$1] })
        else { return nil }
        return (worst.layer, other)
    }

    private static func uses(_ folders: [[String]], _ project: Project) -> [[Int]] {
        var rules = ModuleRules()
        let nowhere = SourceLocation(path: RulesReader.fileName, line: 1, column: 1)
        rules.layers = folders.indices.map { index in
            var layer = ModuleRules.Layer(name: "\(index)", modules: [], location: nowhere)
            layer.folders = folders[index].map { RulesPath($0, at: nowhere) }
            return layer
        }
        var counts = Array(repeating: Array(repeating: 0, count: folders.count), count: folders.count)
        guard let layers = LayerFolders(rules) else { return counts }
        for use in FolderUses(layers, project).uses { counts[use.from.layer][use.to.layer] += 1 }
        return counts
    }
}
