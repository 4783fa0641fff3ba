package import DovetailBinaries

/// What a project links and embeds, as text.
package enum LinkageText {
    /// For each image a line with its name, kind and place, followed by a line for each thing that it links or embeds.
    package static func lines(_ linkage: Linkage) -> [String] {
        linkage.images.flatMap { image in
            ["\(image.location): \(image.name) [\(image.kind.rawValue)]"]
                + image.links.map { line("links", $0) } + (image.embeds ?? []).map { line("embeds", $0) }
                + image.system.map { "  links the system's \($0)" }
        }
    }

    private static func line(_ verb: String, _ input: LinkInput) -> String {
        let name =
            switch input.target {
            case .image(let name): name
            case .library(let path): path
            }
        let platforms = input.platforms.isEmpty ? "" : " on \(input.platforms.joined(separator: ", "))"
        return "  \(input.location): \(verb) \(name)\(platforms)"
    }
}
