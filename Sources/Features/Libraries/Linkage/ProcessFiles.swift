import DovetailBinaries

extension LinkGraph {
    /// The files copied into a program, or into the programs that contain it.
    struct Embeds {
        /// Including the libraries inside copied ones.
        var nodes: Set<Node>
        var lines: [LinkInput]
        /// The outermost program, which contains all the files.
        var holder: Int
    }

    /// Nil if the build system decides what to copy.
    func embeds(of root: Int) -> Embeds? {
        var lines: [LinkInput] = []
        var seen: Set<Int> = [root]
        var pending = [root]
        var holder = root
        while let image = pending.popLast() {
            guard let own = images[image].embeds else { return nil }
            lines += own
            holder = image
            for host in images.indices {
                let holds = images[host].embeds?.contains { node($0.target) == .image(image) } ?? false
                if holds, seen.insert(host).inserted { pending.append(host) }
            }
        }
        return Embeds(nodes: copied(lines), lines: lines, holder: holder)
    }

    /// The libraries that lines copy, including those inside copied ones.
    func copied(_ lines: [LinkInput]) -> Set<Node> {
        var nodes = Set(lines.compactMap { node($0.target) })
        for case .library(let outer) in nodes {
            let folder = libraries[outer].path + "/"
            for inner in libraries.indices where libraries[inner].path.hasPrefix(folder) {
                nodes.insert(.library(inner))
            }
        }
        return nodes
    }

    /// The libraries that belong to the process of a program or a test bundle.
    func preference(of root: Int) -> Providers.Preference {
        let process = [root] + loadedImages(of: root).sorted()
        let embeds = embeds(of: root)?.lines ?? []
        return Providers.Preference(
            embedded: copied(embeds + process.flatMap { images[$0].embeds ?? [] }),
            linked: Set(process.flatMap { inputs[$0].map(\.node) }), slices: required[root])
    }
}
