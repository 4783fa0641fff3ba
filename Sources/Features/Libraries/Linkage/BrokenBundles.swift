import DovetailBinaries
import DovetailDiagnostics

/// Libraries with problems in their files, and libraries that do not exist.
struct BrokenBundles {
    let graph: LinkGraph
    /// Paths of libraries that the project names but that do not exist.
    let missing: Set<String>

    var findings: [Finding] { damaged + absent }

    private var absent: [Finding] {
        graph.images.flatMap { $0.links + ($0.embeds ?? []) }.compactMap { line in
            guard case .library(let path) = line.target, missing.contains(path) else { return nil }
            return Finding(
                .brokenBundle, at: line.location, "no library found at \(path.quoted), so it is not checked",
                help: "fetch or build it first, or fix the path")
        }
    }

    private var damaged: [Finding] {
        graph.libraries.indices.flatMap { index in
            graph.libraries[index].allProblems.map { finding(index, $0) }
        }
    }

    private func finding(_ index: Int, _ problem: BundleProblem) -> Finding {
        let library = graph.libraries[index]
        let own = SourceLocation(path: problem.path, line: 1, column: 1)
        let isLinked = graph.images.contains { $0.links.contains { $0.target == .library(library.path) } }
        return Finding(
            .brokenBundle, at: isLinked ? graph.place(of: index) : own,
            "\(library.name.quoted) is damaged: \(problem.text)",
            notes: isLinked ? [Finding.Note(own, "this is the damaged file")] : [],
            help: problem.isOfBuild
                ? "rebuild \(library.name.quoted), or get a correct build of it"
                : "download \(library.name.quoted) again, keep its symbolic links when you unpack it, and fetch the "
                    + "files of Git LFS")
    }
}
