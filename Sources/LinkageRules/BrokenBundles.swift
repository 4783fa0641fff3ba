import WiringModel

/// Libraries in whose files something is wrong.
struct BrokenBundles {
    let graph: LinkGraph

    var findings: [Finding] {
        graph.libraries.indices.flatMap { index in
            let library = graph.libraries[index]
            return library.problems.map { finding(index, $0) }
                + library.variants.compactMap(\.binary).flatMap { binary in
                    binary.problems.map {
                        finding(index, BundleProblem(path: binary.path, text: "\($0.text) (at byte \($0.offset))"))
                    }
                }
        }
    }

    private func finding(_ index: Int, _ problem: BundleProblem) -> Finding {
        let library = graph.libraries[index]
        let own = SourceLocation(path: problem.path, line: 1, column: 1)
        let isLinked = graph.images.contains { $0.links.contains { $0.target == .library(library.path) } }
        return Finding(
            .brokenBundle, at: isLinked ? graph.place(of: index) : own,
            "\(library.name.quoted) is damaged: \(problem.text)",
            notes: isLinked ? [Finding.Note(own, "this is it")] : [],
            help:
                "get \(library.name.quoted) anew from where it came, unpacked with its symbolic links and with the files "
                + "that stand behind pointers")
    }
}
