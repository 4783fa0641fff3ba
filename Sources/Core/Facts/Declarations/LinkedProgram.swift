import DovetailBasics
import DovetailDiagnostics

/// An app, an extension or a tool of a project, with the modules that are linked into it.
package struct LinkedProgram: Sendable {
    /// Its name. Several, sorted, for programs that do not differ in what was read of their containers.
    package var names: [String]
    /// The project with the files of these modules only.
    package var program: Program
}

extension Program {
    /// The programs of the project that may use containers; empty if the project has fewer than two programs, or if the
    /// dependencies of one are unknown.
    package var linkedPrograms: [LinkedProgram] {
        let starts = modules.ids.filter { modules[$0].module.isProgram && !modules[$0].module.isTest }
        guard isWhole, starts.count > 1, starts.allSatisfy({ modules[$0].module.closure != nil }) else { return [] }
        let relevant = Set(modules.ids.filter { modules[$0].files.contains { !$0.containers.isEmpty } })
        // Files without facts name functions, too.
        let naming = bodyUses.value.values.reduce(into: relevant) { $0.formUnion($1.namingModules ?? []) }
        let parts = Dictionary(grouping: starts) { start in naming.filter { module(start, mayUse: $0) } }
        let programs = parts.filter { !$0.key.isDisjoint(with: relevant) }.values.map { starts in
            LinkedProgram(names: starts.compactMap { modules[$0].module.name }.sorted(), program: part(starts))
        }
        return programs.sorted { $0.names.lexicographicallyPrecedes($1.names) }
    }

    /// The part that is linked into some programs. Nothing in other modules calls its functions.
    private func part(_ starts: [ModuleID]) -> Program {
        let linked = Set(modules.ids.filter { index in starts.contains { module($0, mayUse: index) } })
        let paths = Set(linked.flatMap { modules[$0].files.map(\.path) })
        var part = self
        part.isLinked = true
        for index in modules.ids {
            if !starts.contains(index) { part.modules[index].module.isProgram = false }
            if !linked.contains(index) { part.modules[index].files = [] }
        }
        part.bodyUses = Deferred(bodyUses.value.mapValues { $0.limited(to: linked, paths) })
        return part
    }
}

extension BodyUse {
    /// The uses in some modules, which consist of these files.
    fileprivate func limited(to modules: Set<ModuleID>, _ paths: Set<String>) -> BodyUse {
        var limited = self
        limited.callers.removeAll { !paths.contains($0.path) }
        if let namingModules { limited.isNamed = isNamed && !namingModules.isDisjoint(with: modules) }
        return limited
    }
}
