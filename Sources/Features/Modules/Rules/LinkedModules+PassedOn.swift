import DovetailFacts
import DovetailGraphs

extension LinkedModules {
    /// What a module makes visible to those that depend on it: what it re-exports and, if it has no code of its own,
    /// what it depends on. A wrapper that contains static libraries passes them on in this way.
    func passedOn(by index: Int) -> Set<Target> {
        let found = reachable(from: [Target.module(index)]) { target in
            guard case .module(let other) = target else { return [] }
            return hasNoCode(other) ? brought[other].flatMap { $0 } : exports(of: other).sorted { $0.order < $1.order }
        }
        return Set(found).subtracting([.module(index)])
    }

    /// Whether a module only exists to link something: its only file imports nothing.
    func hasNoCode(_ index: Int) -> Bool {
        let module = modules[index]
        return module.files.count == 1 && !module.hasUnreadFiles && uses[index].isEmpty
    }

    /// What a module may import without declaring it, because a dependency that it declares passes it on.
    func passedOn(to index: Int) -> Set<Target> {
        declared[index].reduce(into: []) { $0.formUnion(passedOn(by: $1)) }
    }
}
