import DovetailBasics
import DovetailBinaries
import DovetailDiagnostics

/// Dynamic libraries that the loader will not find when a program starts.
struct MissingLibraries {
    let graph: LinkGraph
    private let providers: Providers

    init(graph: LinkGraph) {
        self.graph = graph
        providers = Providers(graph: graph)
    }

    /// A library that another one needs but nothing provides.
    private struct Unmet: Hashable {
        var library: Int
        var name: String
    }

    var findings: [Finding] {
        var unmet: Set<Unmet> = []
        var findings: [Finding] = []
        let programs = graph.images.indices.filter { graph.images[$0].kind == .app }
        let tests = graph.images.indices.filter { graph.images[$0].kind == .test }
        for root in programs + tests {
            let embeds = graph.images[root].kind == .app ? graph.embeds(of: root) : nil
            let loads = RequiredLoads(graph: graph, providers: providers, root: root)
            findings += loads.unmet.compactMap { need in
                unmet.insert(Unmet(library: need.library, name: need.dependent.name)).inserted
                    ? unprovided(need, root) : nil
            }
            guard let embeds else { continue }
            let inner = loads.found.flatMap { load -> [LinkInput] in
                if case .image(let index) = load.node { return graph.images[index].embeds ?? [] }
                return []
            }
            let copied = embeds.nodes.union(graph.copied(inner))
            findings += loads.found.filter { !copied.contains($0.node) && isCarriedAlong($0.node) }
                .map { notEmbedded($0, root: root, embeds: embeds, lines: embeds.lines + inner) }
        }
        return findings
    }

    /// Whether a program must contain it, because its path is not a system path.
    private func isCarriedAlong(_ node: LinkGraph.Node) -> Bool {
        guard case .library(let index) = node else { return true }
        let path = graph.libraries[index].path
        if ["/usr/", "/lib/", "/lib64/", "/opt/"].contains(where: path.hasPrefix) { return false }
        let names = graph.libraries[index].slices.flatMap(\.images).compactMap(\.installName)
        return names.isEmpty || names.contains { !$0.hasPrefix("/") }
    }

    private func notEmbedded(
        _ load: RequiredLoads.Load, root: Int, embeds: LinkGraph.Embeds, lines: [LinkInput]
    ) -> Finding {
        let program = graph.images[root].name.quoted
        let name = graph.name(load.node)
        var notes: [Finding.Note] = []
        let direct = graph.inputs[root].first { $0.node == load.node }?.lines.first
        switch load.reason {
        case .link(let image, let line):
            if direct == nil {
                notes.append(Finding.Note(line.location, "\(graph.images[image].name.quoted) links it here"))
            }
        case .dependent(let library, let dependent):
            let needing = graph.libraries[library].name.quoted
            notes.append(Finding.Note(graph.place(of: library), "\(needing) loads it as '\(dependent)'"))
        case .autolink(let image, let why):
            notes.append(Finding.Note(graph.images[image].location, why))
        }
        for line in lines {
            if let node = graph.node(line.target), node != load.node, graph.name(node) == name {
                notes.append(Finding.Note(line.location, "another library with that name is embedded here"))
            }
        }
        return Finding(
            .dynamicNotEmbedded, at: direct?.location ?? graph.images[root].location,
            "\(program) loads the dynamic library \(name.quoted), which is not embedded in it", notes: notes,
            help: "embed \(name.quoted) in \(graph.images[embeds.holder].name.quoted)")
    }

    private func unprovided(_ need: RequiredLoads.Need, _ root: Int) -> Finding {
        let library = graph.libraries[need.library].name.quoted
        let name = loadedName(need.dependent.name)
        let place = graph.place(of: need.library)
        var notes = [Finding.Note(place, "it loads '\(need.dependent.name)'")]
        for (index, other) in graph.libraries.enumerated() where index != need.library {
            let near = SourceLocation(path: other.path, line: 1, column: 1)
            if other.name == name, graph.isStatic(.library(index)) {
                notes.append(
                    Finding.Note(near, "this \(name.quoted) is static, so it cannot be loaded at run time", .near))
            } else if other.name != name, editDistance(other.name, name, limit: 2) <= 2 {
                notes.append(Finding.Note(near, "\(other.name.quoted) has a similar name", .near))
            }
        }
        return Finding(
            .dynamicNotEmbedded, at: place,
            "\(library) needs \(name.quoted) at load time, but no known library has that name",
            notes: notes,
            help:
                "get \(name.quoted) from the vendor of \(library), and embed it in "
                + "\(graph.images[root].name.quoted) too")
    }
}
