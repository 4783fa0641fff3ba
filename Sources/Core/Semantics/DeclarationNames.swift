import DovetailFacts

/// The names of some declarations of a program. A lookup is needed only for a name that is among those that matter.
package struct DeclarationNames: Sendable {
    /// The generic parameters of types.
    package let genericParameters: Set<String>
    private let genericTypes: Set<String>
    private let aliases: Set<String>
    /// The typealiases that exist only in some builds.
    package let conditionalAliases: Set<String>
    /// Whether a typealias stands for a type with a qualified name.
    let hasQualifiedTarget: Bool

    init(_ types: [DeclaredType], _ aliases: [DeclaredAlias]) {
        let generic = types.filter { !$0.fact.genericParameters.isEmpty }
        genericParameters = Set(generic.flatMap(\.fact.genericParameters))
        genericTypes = Set(generic.map(\.fact.name))
        hasQualifiedTarget = aliases.contains { $0.fact.target.shape.hasQualifiedName }
        self.aliases = Set(aliases.lazy.compactMap(\.fact.path.last))
        conditionalAliases = Set(
            aliases.lazy.map(\.fact).filter { !$0.condition.isAlways }.compactMap(\.path.last))
    }

    /// Whether a dotted name that ends with this one may mean a type with generic parameters.
    package func mayBeGeneric(_ last: String) -> Bool { last == "Self" || genericTypes.contains(last) }

    /// Whether a dotted name that ends with this one may mean a type that is declared with one of the given names.
    package func mayMean(oneOf types: Set<String>, _ last: String) -> Bool {
        types.contains(last) || last == "Self" || aliases.contains(last)
    }
}
