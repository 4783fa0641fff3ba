import DovetailBasics

extension FolderGuess {
    /// The entries of `layers:`, with those that are in doubt as comments.
    var layerLines: [String] {
        var lines: [String] = []
        for layer in layers {
            lines.append("  - name: \(layer.name)")
            if layer.isOfScreens { lines.append("    # To keep its folders apart, write: \(layer.folders[0])/*") }
            lines += folders(layer)
        }
        for doubt in doubts {
            lines.append("  # Not a layer today: \(doubt.text).")
            lines.append("  # - name: \(doubt.layer.name)")
            lines += folders(doubt.layer).map { "  # " + $0.dropFirst(2) }
        }
        return lines
    }

    /// The entries of `allow:`.
    var allowLines: [String] {
        layers.flatMap { layer in
            let names = layer.allowed.map(\.layer).joined(separator: ", ")
            let uses = layer.allowed.map {
                "\($0.layer == layer.name ? "itself" : $0.layer) \(counted($0.count, noun: "time"))"
            }
            let note = uses.isEmpty ? "" : "  # uses \(uses.joined(separator: ", "))"
            return ["  \(layer.name): [\(names)]\(note)"]
                + layer.broken.map { "    # not allowed: \($0.layer), with \(counted($0.count, noun: "use")) today" }
        }
    }

    private func folders(_ layer: Layer) -> [String] {
        let names = layer.folders.map { $0.allSatisfy(Self.isPlain) ? $0 : "\"\($0)\"" }
        let line = "    folders: [\(names.joined(separator: ", "))]"
        return line.count <= 110 ? [line] : ["    folders:"] + names.map { "      - \($0)" }
    }

    /// Whether a character needs no quotes in YAML.
    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "/._".contains(character))
    }
}

extension FolderGuess.Layer {
    /// Whether it is one folder that holds a folder for each screen.
    fileprivate var isOfScreens: Bool {
        let screens = ["features", "flows", "pages", "scenes", "screens"]
        return folders.count == 1 && screens.contains { folders[0].lowercased().hasSuffix($0) }
    }
}

extension FolderGuess.Doubt {
    /// `data uses domain 4 times, and domain uses data 5 times`
    var text: String {
        "\(layer.name) uses \(uses.layer) \(counted(uses.count, noun: "time")), and \(uses.layer) uses \(layer.name) "
            + counted(usedBy, noun: "time")
    }
}
