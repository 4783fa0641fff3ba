import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailRules

/// Uses that layers forbid, and modules without a layer.
struct LayerFindings {
    let linked: LinkedModules
    let matcher: ModuleMatcher
    private var rules: ModuleRules { matcher.rules }

    init(_ linked: LinkedModules, _ matcher: ModuleMatcher) {
        self.linked = linked
        self.matcher = matcher
    }

    /// Whether the layer of a module may not use that of another.
    func forbids(_ index: ProjectModuleID, _ other: ProjectModuleID) -> Bool { wall(index, other) != nil }

    /// - Parameter help: what to do about a use.
    func violations(_ help: LayerHelp) -> [Violation] {
        guard !rules.layers.isEmpty else { return [] }
        return linked.modules.ids.flatMap { index in
            linked.relations[of: index].flatMap { violations(index, relation: $0, help: help) }
        }
    }

    /// The one layer of a module; nil if it has none, several, or is common to all.
    private func layer(of index: ProjectModuleID) -> ModuleRules.Layer? {
        guard !matcher.matches(rules.common, index), matcher.layers[of: index].count == 1 else { return nil }
        return rules.layers[matcher.layers[of: index][0]]
    }

    /// The layers of two modules; nil if the one may use the other.
    private func wall(_ index: ProjectModuleID, _ other: ProjectModuleID) -> (
        own: ModuleRules.Layer, used: ModuleRules.Layer
    )? {
        guard let own = layer(of: index), let used = layer(of: other), !own.allowed.contains(used.name) else {
            return nil
        }
        return (own, used)
    }

    private func violations(_ index: ProjectModuleID, relation: LinkedModules.Relation, help: LayerHelp) -> [Violation]
    {
        guard case .module(let other) = relation.to, let (own, used) = wall(index, other) else { return [] }
        let why =
            own.name == used.name
            ? "modules of the layer '\(used.name)' may not use each other"
            : "its layer '\(own.name)' may not use the layer '\(used.name)'"
        let allowed = own.allowed.isEmpty ? "no other" : "only \(quotedList(own.allowed))"
        let text = help.text(index, relation: relation, own: own, used: used)
        return places(relation).map { use, verb in
            Violation(
                finding: Finding(
                    .layerViolation, at: use,
                    "'\(linked.modules[index].name)' \(verb) '\(relation.name)', but \(why)",
                    notes: [
                        Finding.Note(
                            own.allowLocation ?? own.location, "the layer '\(own.name)' may use \(allowed)")
                    ],
                    help: text),
                from: index, to: relation.to)
        }
    }

    /// Modules without a layer although each must have one, and those in several.
    var unassigned: [Violation] {
        guard !rules.layers.isEmpty else { return [] }
        return linked.modules.ids.compactMap { index -> Violation? in
            let module = linked.modules[index]
            let layers = matcher.layers[of: index]
            guard layers.count != 1, let place = module.location ?? module.firstPlace else { return nil }
            let finding: Finding
            if layers.isEmpty {
                guard rules.isExhaustive, [.app, .library].contains(module.kind),
                    !matcher.matches(rules.common, index)
                else { return nil }
                finding = Finding(
                    .unassignedModule, at: place, "'\(module.name)' is in no layer",
                    notes: [
                        Finding.Note(
                            rules.layers[0].location,
                            "'exhaustive' requires every module to be in a "
                                + "layer")
                    ],
                    help: "add it to 'modules' of a layer, or to 'common'")
            } else {
                finding = Finding(
                    .unassignedModule, at: place,
                    "'\(module.name)' is in \(layers.count) layers: "
                        + quotedList(layers.map { rules.layers[$0].name }),
                    notes: layers.map { Finding.Note(rules.layers[$0].location, "this layer lists it") },
                    help: "list it in only one of them, or in 'except' of the others")
            }
            return Violation(finding: finding, from: index, to: .module(index))
        }
    }
}

extension ProjectModule {
    /// The start of its first file.
    var firstPlace: SourceLocation? { files.first.map { SourceLocation(path: $0, line: 1, column: 1) } }
}

/// The places where a module uses another, with a verb: each import, or else its manifest.
func places(_ relation: LinkedModules.Relation) -> [(place: SourceLocation, verb: String)] {
    if !relation.imports.isEmpty { return relation.imports.map { ($0.location, "imports") } }
    return relation.declaration.map { [($0, "depends on")] } ?? []
}
