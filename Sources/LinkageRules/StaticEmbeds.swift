import WiringModel

/// Static libraries that are copied into a program though their code is in it.
struct StaticEmbeds {
    let graph: LinkGraph

    var findings: [Finding] {
        graph.images.flatMap { image in (image.embeds ?? []).compactMap { finding($0, image) } }
    }

    private func finding(_ embed: LinkInput, _ image: LinkedImage) -> Finding? {
        guard case .library(let index) = graph.node(embed.target), graph.kinds[index] == [.static] else { return nil }
        let library = graph.libraries[index]
        // A static framework may be copied for the files that it brings.
        guard library.variants.allSatisfy(\.resources.isEmpty) else { return nil }
        let holders = graph.linkedImages.filter { holder in graph.inputs[holder].contains { $0.node == .library(index) }
        }
        .map { graph.images[$0].name.quoted }
        return Finding(
            .staticEmbedded, at: embed.location,
            "static \(library.name.quoted) is copied into \(image.name.quoted) for nothing: it is not loaded at run time",
            notes: holders.isEmpty ? [] : [Finding.Note(graph.place(of: index), "its code is in \(few(holders))")],
            help: "take \(library.name.quoted) out of what is copied into \(image.name.quoted) (embeds)")
    }
}
