import DovetailFacts
import DovetailSemantics

/// The inheritance between types of a program.
extension ContainerIndex {
    /// The paths of the classes and protocols that a type inherits from, in the program.
    func inherited(_ path: [String], _ context: LookupContext) -> [[String]] {
        symbols.inheritedTypes(symbols.declarations(of: path, in: context)).map { symbols.types[$0].fact.path }
    }

    /// Whether a registration is made by one of several initializers of a type with several objects: the containers of
    /// the other objects do not have it.
    func isOfOneInitializer(_ placed: Placed<RegistrationFact>) -> Bool {
        guard case .member = placed.fact.receiver, let place = placed.fact.function,
            let function = functionAt[place]?.fact, function.path.last == "init"
        else { return false }
        return bodiesByPath[function.path]?.count ?? 0 > 1 && objectCount(of: Array(function.path.dropLast())) > 1
    }

    /// A type and its supertypes, up to the ones whose `assemble` it runs.
    func assembling(_ type: Int) -> Set<Int> { symbols.assembling(type, assemblers) }
}
