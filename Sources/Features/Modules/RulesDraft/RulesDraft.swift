import DovetailBasics
import DovetailFacts
package import DovetailProject

/// A first `dovetail.yml` for a project that exists.
package struct RulesDraft {
    private let guess: LayerGuess
    private let folders: FolderGuess
    private let linked: LinkedModules

    /// - Parameter project: the files, assigned to these modules.
    package init(_ linked: LinkedModules, _ project: Project) {
        self.linked = linked
        guess = LayerGuess(linked)
        folders = FolderGuess(linked, project, besides: guess.layers.count > 1 ? guess.layers.map(\.name) : [])
    }

    /// The names of the modules that could be in layers.
    package var modules: [String] { guess.layers.flatMap(\.modules).map { linked.modules[$0].name } }

    /// The number of layers.
    package var layers: Int { ofModules.count + folders.layers.count }

    /// Why folders of known names are no layers, a line for each.
    package var doubts: [String] { folders.doubts.map(\.text) }

    /// One layer of modules separates nothing.
    private var ofModules: [LayerGuess.Layer] { guess.layers.count > 1 ? guess.layers : [] }

    /// The text of the file.
    ///
    /// - Parameter baseline: the file with what is broken today; nil if nothing is.
    package func text(baseline: String?) -> String {
        var lines = [
            ofModules.isEmpty
                ? "# The layers are guessed from folders and the types that they use. Change what is wrong, then run:"
                : "# The layers are guessed from the names and folders of the modules. Change what is wrong, then run:",
            "#   dovetail check",
        ]
        if let baseline {
            lines += [
                "", "# The existing violations of these rules. After fixing some of them, run:",
                "#   dovetail check --write-baseline \(baseline)", "baseline: \(baseline)",
            ]
        }
        lines += ["", "layers:"]
        for layer in ofModules {
            lines.append("  - name: \(layer.name)")
            lines += modules(layer)
        }
        lines += folders.layerLines
        lines += [
            "", "# What each layer may use: what it uses today, without what goes against the order of the layers.",
            "# Remove a name to forbid that use.", "allow:",
        ]
        for (number, layer) in ofModules.enumerated() {
            let names = layer.allowed.map { guess.layers[$0.layer].name }.joined(separator: ", ")
            let own = layer.allowed.first { $0.layer == number }
            let note = own.map { _ in "  # its modules use each other" } ?? ""
            lines.append("  \(layer.name): [\(names)]\(note)")
            for use in layer.broken {
                lines.append(
                    "    # not allowed: \(guess.layers[use.layer].name), with \(use.imports) "
                        + "import\(use.imports == 1 ? "" : "s") today")
            }
        }
        lines += folders.allowLines + example
        return lines.joined(separator: "\n") + "\n"
    }

    /// The modules of a layer: a pattern if it matches no others, or else their names.
    private func modules(_ layer: LayerGuess.Layer) -> [String] {
        let names = layer.modules.map { linked.modules[$0].name }
        let others = guess.layers.filter { $0.name != layer.name }.flatMap(\.modules).map { linked.modules[$0].name }
        let areApps = layer.modules.allSatisfy { linked.modules[$0].kind == .app }
        if areApps, !linked.modules.ids.contains(where: { isApp($0) && !layer.modules.contains($0) }) {
            return ["    modules: \"kind:app\""]
        }
        if names.count > 1, let suffix = commonSuffix(names), !others.contains(where: { $0.hasSuffix(suffix) }) {
            return ["    modules: \"*\(suffix)\""]
        }
        let line = "    modules: [\(names.joined(separator: ", "))]"
        return line.count <= 110 ? [line] : ["    modules:"] + names.map { "      - \($0)" }
    }

    private func isApp(_ index: ProjectModuleID) -> Bool { linked.modules[index].kind == .app }

    /// The whole words that all names end with.
    private func commonSuffix(_ names: [String]) -> String? {
        guard var suffix = names.first else { return nil }
        for name in names {
            while !name.hasSuffix(suffix) { suffix.removeFirst() }
        }
        let word = suffix.drop { !$0.isUppercase }
        return word.count > 2 ? String(word) : nil
    }

    /// A rule about the third-party module that most modules import, to be uncommented.
    private var example: [String] {
        var users: [String: Set<ProjectModuleID>] = [:]
        for index in linked.modules.ids where linked.modules[index].kind != .test {
            for use in linked.uses[of: index] where use.meaning == .vendor {
                users[use.imported.module, default: []].insert(index)
            }
        }
        let most = users.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }
        guard let (library, modules) = most, modules.count > 1,
            let first = modules.map({ linked.modules[$0].name }).min()
        else { return [] }
        return [
            "",
            "# A rule of your own: \(counted(modules.count, noun: "module")) import\(modules.count == 1 ? "s" : "") \(library) today. To let only one of them do so:",
            "# rules:", "#   - id: \(library.lowercased())-behind-\(first.lowercased())",
            "#     protect: {modules: \"external:\(library)\", only: \(first)}",
        ]
    }
}
