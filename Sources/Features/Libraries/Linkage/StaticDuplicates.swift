import DovetailBinaries
import DovetailDiagnostics

/// Static code that is copied into two images of one process.
struct StaticDuplicates {
    let graph: LinkGraph
    let processes: [LinkedProcess]

    /// Two images of a process that contain the same static code.
    private struct Pair: Hashable {
        /// The one whose link is to be removed.
        var upper: Int
        /// The one that keeps the code.
        var keeper: Int

        var isReported: Set<Int> { [upper, keeper] }
    }

    var findings: [Finding] {
        let loaded = graph.loadedImages
        var pairs: [(pair: Pair, root: Int, nodes: [LinkGraph.Node])] = []
        var seen: [Set<Int>: Set<LinkGraph.Node>] = [:]
        for process in processes {
            for (pair, nodes) in self.pairs(process, loaded) {
                // Two programs may load the same pair of images.
                let new = nodes.filter { seen[pair.isReported, default: []].insert($0).inserted }
                if !new.isEmpty { pairs.append((pair, process.root, new)) }
            }
        }
        return pairs.flatMap { findings($0.pair, root: $0.root, nodes: $0.nodes, loaded: loaded) }
    }

    private func pairs(_ process: LinkedProcess, _ loaded: [Set<Int>]) -> [(Pair, [LinkGraph.Node])] {
        var holders: [LinkGraph.Node: [Holder]] = [:]
        for (image, on) in process.images {
            for input in graph.inputs[image] where graph.kinds(of: input, in: image).contains(.static) {
                let together = on.intersection(input.on)
                if !together.isEmpty { holders[input.node, default: []].append(Holder(image: image, on: together)) }
            }
        }
        var nodes: [Pair: [LinkGraph.Node]] = [:]
        for (node, images) in holders where images.count > 1 {
            let ranked = ranked(images, loaded)
            for (position, holder) in ranked.enumerated() {
                // Code linked on one platform does not clash with code linked on another.
                let keeper = ranked[..<position].first { !$0.on.intersection(holder.on).isEmpty }
                if let keeper { nodes[Pair(upper: holder.image, keeper: keeper.image), default: []].append(node) }
            }
        }
        return nodes.map { ($0, $1.sorted { title($0) < title($1) }) }
            .sorted { ($0.0.upper, $0.0.keeper) < ($1.0.upper, $1.0.keeper) }
    }

    /// Libraries may share a name.
    private func title(_ node: LinkGraph.Node) -> (String, String) {
        if case .library(let index) = node { return (graph.name(node), graph.libraries[index].path) }
        return (graph.name(node), "")
    }

    private struct Holder {
        var image: Int
        var on: LinkedPlatforms
    }

    /// The holders, sorted so that the lowest image, which most of the others load, comes first.
    private func ranked(_ holders: [Holder], _ loaded: [Set<Int>]) -> [Holder] {
        func rank(_ image: Int) -> (Int, Int, Int) {
            let users = holders.filter { loaded[$0.image].contains(image) }.count
            return (-users, graph.images[image].kind == .dynamic ? 0 : 1, image)
        }
        return holders.sorted { rank($0.image) < rank($1.image) }
    }

    /// One finding for each link line to remove. Code that comes with a static image is reported with that image.
    private func findings(
        _ pair: Pair, root: Int, nodes: [LinkGraph.Node], loaded: [Set<Int>]
    ) -> [Finding] {
        let shared = Set(nodes)
        var brought: [LinkGraph.Node: [LinkGraph.Node]] = [:]
        for node in nodes {
            let through = graph.inputs[pair.upper].first { $0.node == node }?.through ?? []
            let top = through.map { LinkGraph.Node.image($0) }.first(where: shared.contains) ?? node
            brought[top, default: []].append(node)
        }
        return nodes.compactMap {
            brought[$0] == nil ? nil : finding(pair, root: root, top: $0, brought: brought[$0] ?? [], loaded: loaded)
        }
    }

    private func finding(
        _ pair: Pair, root: Int, top: LinkGraph.Node, brought: [LinkGraph.Node], loaded: [Set<Int>]
    ) -> Finding? {
        let (upper, keeper) = (graph.images[pair.upper], graph.images[pair.keeper])
        guard let own = graph.inputs[pair.upper].first(where: { $0.node == top }),
            let other = graph.inputs[pair.keeper].first(where: { $0.node == top }),
            let place = own.lines.first?.location, let otherPlace = other.lines.first?.location
        else { return nil }
        let name = graph.name(top).quoted
        var notes = [Finding.Note(otherPlace, "\(keeper.name.quoted) links \(what(other, name)) here")]
        if let last = own.lines.last, own.lines.count > 1 {
            notes.append(Finding.Note(last.location, "\(upper.name.quoted) links \(what(own, name))"))
        }
        notes += brought.compactMap { node in contents(of: node, top).map { Finding.Note(place, $0) } }
        if pair.upper != root {
            let program = graph.images[root]
            notes.append(Finding.Note(program.location, "\(program.name.quoted) loads both"))
        }
        let rest =
            "\(name) is linked into both \(upper.name.quoted) and \(keeper.name.quoted), which load into the same process"
        return Finding(
            .staticInTwoImages, at: place, "static library \(rest)", notes: notes,
            help: help(pair, top: top, own: own, isLoaded: loaded[pair.upper].contains(pair.keeper)),
            knownAs: "static \(rest)")
    }

    /// - Parameter own: how it gets into the upper image.
    private func help(_ pair: Pair, top: LinkGraph.Node, own: LinkGraph.Input, isLoaded: Bool) -> String {
        let (upper, keeper) = (graph.images[pair.upper].name.quoted, graph.images[pair.keeper].name.quoted)
        let name = graph.name(top).quoted
        if isLoaded, own.through.isEmpty {
            return "do not link \(name) into \(upper): it is in \(keeper), which is loaded anyway"
        }
        if case .image = top { return "make \(name) dynamic, so that both load the same copy" }
        if let last = own.through.last, graph.images[pair.keeper].kind == .dynamic {
            return
                "link \(graph.images[last].name.quoted) against \(keeper), which contains \(name), instead of \(name)"
        }
        return "link \(name) only into \(keeper), and let \(upper) link \(keeper)"
    }

    private func what(_ input: LinkGraph.Input, _ name: String) -> String {
        input.through.isEmpty ? name : "\(name) through \(joined(input.through.map { graph.images[$0].name.quoted }))"
    }

    /// The contents that would exist twice.
    private func contents(of node: LinkGraph.Node, _ top: LinkGraph.Node) -> String? {
        guard case .library(let index) = node else { return nil }
        let library = graph.libraries[index]
        let classes = library.classes ?? []
        let symbols = library.slices.map(Self.otherSymbols).max() ?? 0
        var parts: [String] = []
        if !classes.isEmpty { parts.append("\(classes.count == 1 ? "class" : "classes") \(few(classes))") }
        if symbols > 0 {
            parts.append(
                count(
                    symbols, one: classes.isEmpty ? "symbol" : "other symbol",
                    many: classes.isEmpty ? "symbols" : "other symbols")
            )
        }
        guard !parts.isEmpty else { return nil }
        let owner = node == top ? "" : " with \(library.name.quoted)"
        return "defined twice\(owner), and which copy is used is undefined: \(parts.joined(separator: "; "))"
    }

    /// The number of functions and data that a slice defines, besides classes.
    private static func otherSymbols(_ slice: BinarySlice) -> Int {
        let names = slice.images.flatMap { $0.exports ?? [] }.filter { !$0.isWeak && !$0.name.hasPrefix("_OBJC_") }
        return Set(names.map(\.name)).count
    }
}
