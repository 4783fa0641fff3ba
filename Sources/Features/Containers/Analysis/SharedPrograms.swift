import DovetailFacts

/// Which modules are linked into the same program, as far as the projects show.
struct SharedPrograms {
    /// For each module, those that share some program with it; nil if unknown.
    private let beside: [Set<Int>?]

    init(_ program: Program) {
        var reached: [Int: Set<Int>] = [:]
        func modules(of one: Int) -> Set<Int> {
            if let known = reached[one] { return known }
            let found = Set(program.modules.indices.filter { program.module(one, mayUse: $0) })
            reached[one] = found
            return found
        }
        var known: [Set<Int>: Set<Int>] = [:]
        beside = program.modules.indices.map { module in
            guard let programs = program.programs(of: module), !programs.isEmpty else { return nil }
            let all = known[programs] ?? programs.reduce(into: []) { $0.formUnion(modules(of: $1)) }
            known[programs] = all
            return all
        }
    }

    /// Whether two modules may be in the same program.
    func module(_ module: Int, isBeside other: Int) -> Bool { beside[other]?.contains(module) ?? true }
}
