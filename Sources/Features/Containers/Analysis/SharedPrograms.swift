import DovetailBasics
import DovetailFacts

/// Which modules are linked into the same program, as far as the projects show.
struct SharedPrograms {
    /// For each module, those that share some program with it; nil if unknown.
    private let beside: [Set<ModuleID>?]

    init(_ program: Program) {
        var reached: [ModuleID: Set<ModuleID>] = [:]
        func modules(of one: ModuleID) -> Set<ModuleID> {
            if let known = reached[one] { return known }
            let found = Set(program.modules.ids.filter { program.module(one, mayUse: $0) })
            reached[one] = found
            return found
        }
        var known: [Set<ModuleID>: Set<ModuleID>] = [:]
        beside = program.modules.ids.map { module in
            guard let programs = program.programs(of: module), !programs.isEmpty else { return nil }
            let all = known[programs] ?? programs.reduce(into: []) { $0.formUnion(modules(of: $1)) }
            known[programs] = all
            return all
        }
    }

    /// Whether two modules may be in the same program.
    func module(_ module: ModuleID, isBeside other: ModuleID) -> Bool { beside[of: other]?.contains(module) ?? true }
}
