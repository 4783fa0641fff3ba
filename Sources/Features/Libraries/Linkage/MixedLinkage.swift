import DovetailBinaries
import DovetailDiagnostics

/// Libraries that are static for one platform and dynamic for another.
struct MixedLinkage {
    let graph: LinkGraph

    var findings: [Finding] {
        graph.libraries.indices.compactMap { index in
            let needed = needed(index)
            let slices = graph.slices[index].filter { slice in needed.isEmpty || needed.contains(where: slice.meets) }
            let statics = slices.filter { $0.slice.linkage == .static }
            let dynamics = slices.filter { $0.slice.linkage == .dynamic }
            guard !statics.isEmpty, !dynamics.isEmpty else { return nil }
            let (library, place) = (graph.libraries[index], graph.place(of: index))
            return Finding(
                .mixedLinkage, at: place,
                "\(library.name.quoted) is static for \(Self.text(statics)) and dynamic for \(Self.text(dynamics))",
                notes: [
                    Self.note("static", slices: statics, place: place),
                    Self.note("dynamic", slices: dynamics, place: place),
                ],
                help:
                    "use a build of \(library.name.quoted) that is static everywhere, and do not embed it, or one that is "
                    + "dynamic everywhere, and embed it")
        }
    }

    /// The targets that the images using a library must support; empty if they are unknown for one of the images.
    private func needed(_ library: Int) -> [RequiredSlice] {
        let users = graph.images.indices.filter { image in
            (graph.images[image].links + (graph.images[image].embeds ?? [])).contains {
                graph.node($0.target) == .library(library)
            }
        }
        return users.contains { graph.required[$0].isEmpty } ? [] : users.flatMap { graph.required[$0] }
    }

    private static func text(_ slices: [LibrarySlice]) -> String {
        let names = slices.map { slice in
            slice.variant.identifier
                ?? (slice.platforms.sorted() + [slice.architecture ?? ""]).filter { !$0.isEmpty }.joined(separator: " ")
        }
        return joined(Set(names).sorted())
    }

    private static func note(_ word: String, slices: [LibrarySlice], place: SourceLocation) -> Finding.Note {
        let path = slices.map { $0.variant.binary?.path ?? $0.variant.path }.min()
        return Finding.Note(
            path.map { SourceLocation(path: $0, line: 1, column: 1) } ?? place, "\(word): \(text(slices))")
    }
}
