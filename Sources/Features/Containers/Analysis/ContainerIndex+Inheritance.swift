import DovetailFacts
import DovetailGraphs
import DovetailSemantics

/// The inheritance between types of a program.
extension ContainerIndex {
    /// The paths of the classes and protocols that a type inherits from, in the program.
    func inherited(_ path: [String], _ context: LookupContext) -> [[String]] {
        inheritedTypes(symbols.declarations(of: path, in: context)).map { symbols.types[$0].fact.path }
    }

    /// The classes and protocols of the program that types inherit from, each once and without those types.
    func inheritedTypes(_ types: [Int]) -> [Int] {
        reachable(from: types, next: parents).filter { !types.contains($0) }
    }

    /// Whether a registration is made by one of several initializers of a type with several objects: the containers of
    /// the other objects do not have it.
    func isOfOneInitializer(_ placed: Placed<RegistrationFact>) -> Bool {
        guard case .member = placed.fact.receiver, let place = placed.fact.function,
            let function = functionAt[place]?.fact, function.path.last == "init"
        else { return false }
        return bodiesByPath[function.path]?.count ?? 0 > 1 && objectCounts[Array(function.path.dropLast())] ?? 0 > 1
    }

    /// A type and its supertypes, up to the ones whose `assemble` it runs.
    func assembling(_ type: Int) -> Set<Int> {
        let found = reachable(from: [type]) { next in
            assemblers.contains(symbols.types[next].fact.path) ? [] : parents(of: next)
        }
        return Set(found)
    }

    /// The classes and protocols of the program in the inheritance clauses of a type.
    private func parents(of index: Int) -> [Int] {
        let type = symbols.types[index]
        let clauses = type.fact.inherits + symbols.extensions[index].flatMap(\.fact.inherits)
        return clauses.compactMap(\.shape.path).flatMap { symbols.declarations(of: $0, in: type.context) }
    }
}
