import DovetailFacts
import DovetailSemantics

/// What types of a program inherit from.
extension ContainerIndex {
    /// The paths of the classes and protocols that a type inherits from, in the program.
    func inherited(_ path: [String], _ context: LookupContext) -> [[String]] {
        inheritedTypes(symbols.declarations(of: path, in: context)).map { symbols.types[$0].fact.path }
    }

    /// The classes and protocols that types inherit from, in the program, each once and without those types.
    func inheritedTypes(_ types: [Int]) -> [Int] {
        var found: [Int] = []
        var pending = types
        var seen = Set(pending)
        while let index = pending.popLast() {
            for next in parents(of: index) where seen.insert(next).inserted {
                found.append(next)
                pending.append(next)
            }
        }
        return found
    }

    /// A type and those that it inherits from, up to the ones whose `assemble` it runs.
    func assembling(_ type: Int) -> Set<Int> {
        var found: Set<Int> = []
        var open = [type]
        while let next = open.popLast() {
            guard found.insert(next).inserted else { continue }
            let assemble = symbols.types[next].fact.path + ["assemble"]
            guard functionsByName["assemble"]?.contains(where: { $0.fact.path == assemble }) != true else { continue }
            open += parents(of: next)
        }
        return found
    }

    /// The classes and protocols that the clauses of a type name, in the program.
    private func parents(of index: Int) -> [Int] {
        let type = symbols.types[index]
        let clauses = type.fact.inherits + symbols.extensions[index].flatMap(\.fact.inherits)
        return clauses.compactMap(\.shape.path).flatMap { symbols.declarations(of: $0, in: type.context) }
    }
}
