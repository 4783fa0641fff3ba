import DovetailBasics
import DovetailDiagnostics
import DovetailFacts
import DovetailProject
import DovetailRules

/// What to do about a use that a layer may not have.
struct LayerHelp {
    let linked: LinkedModules
    let rules: ModuleRules
    let undeclared: UndeclaredImports
    /// The cuts at which nothing of the other module is used.
    let unused: [ModuleCut]

    /// How to do without the use, and how to allow it, if that is all it needs.
    func text(
        _ index: ProjectModuleID, relation: LinkedModules.Relation, own: ModuleRules.Layer, used: ModuleRules.Layer
    ) -> String {
        let way = without(index, relation: relation, own: own)
        guard let allowed = allowing(index, relation: relation, own: own, used: used) else { return way }
        return way + (relation.imports.isEmpty ? ", or " : "; or ") + allowed
    }

    private func without(_ index: ProjectModuleID, relation: LinkedModules.Relation, own: ModuleRules.Layer) -> String {
        let removal = linked.undeclaring(relation.to, by: index)
        guard !relation.imports.isEmpty else {
            return removal ?? linked.modules[index].removing(relation.name)
        }
        if unused.contains(where: { $0.from == index && .module($0.to) == relation.to }) {
            return linked.removingUnused(relation.to, by: index, imports: relation.imports.count)
        }
        let choice = own.allowed.map { "'\($0)'" }.joined(separator: " or ")
        let instead =
            own.allowed.isEmpty
            ? "move what both use to a module \(rules.isExhaustive ? "in 'common'" : "without a layer")"
            : "use a protocol from \(choice), whose implementation the app passes in"
        return listed(["remove the import", removal, instead].compactMap(\.self))
    }

    /// How to allow the use; nil if that would allow a cycle, or if no dependency can be declared for it.
    private func allowing(
        _ index: ProjectModuleID, relation: LinkedModules.Relation, own: ModuleRules.Layer, used: ModuleRules.Layer
    ) -> String? {
        guard case .module(let other) = relation.to, CycleBreak(linked, from: index, to: other) == nil else {
            return nil
        }
        let place = own.allowLocation.map { "(\($0.path):\($0.line))" } ?? "in \(own.location.path)"
        let allowing = "let '\(own.name)' use '\(used.name)' under 'allow' \(place)"
        guard undeclared.missing[of: index].contains(where: { $0.target == relation.to }) else { return allowing }
        return linked.declaring(relation.to, by: index).map { "\(allowing), and \($0)" }
    }
}
