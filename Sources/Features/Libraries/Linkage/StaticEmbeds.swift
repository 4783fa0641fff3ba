import DovetailBinaries
import DovetailDiagnostics

/// Static libraries that are copied into a program although their code is already in it.
struct StaticEmbeds {
    let graph: LinkGraph

    var findings: [Finding] {
        graph.images.flatMap { image in (image.embeds ?? []).compactMap { finding($0, image) } }
    }

    /// Whether all slices that the program needs of a library are static.
    private func isStatic(_ library: Int, _ image: LinkedImage) -> Bool {
        graph.kinds(of: library, for: image.slices, on: .all) == [.static]
    }

    private func finding(_ embed: LinkInput, _ image: LinkedImage) -> Finding? {
        guard case .library(let index) = graph.node(embed.target), isStatic(index, image) else { return nil }
        let library = graph.libraries[index]
        // A static framework may be copied for its resources; an app store reads its privacy manifest.
        guard library.variants.allSatisfy({ $0.resources.isEmpty && !$0.hasPrivacyManifest }) else { return nil }
        let holders = graph.linkedImages.filter { holder in graph.inputs[holder].contains { $0.node == .library(index) }
        }
        .map { graph.images[$0].name.quoted }
        let rest =
            "\(library.name.quoted) is embedded in \(image.name.quoted) but not needed: static libraries are not loaded at "
            + "run time"
        return Finding(
            .staticEmbedded, at: embed.location, "static library \(rest)",
            notes: holders.isEmpty ? [] : [Finding.Note(graph.place(of: index), "its code is in \(few(holders))")],
            help: "do not embed \(library.name.quoted) in \(image.name.quoted)", knownAs: "static \(rest)")
    }
}
