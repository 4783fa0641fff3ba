/// A function type, with its generic parameters named by position.
package struct Signature: Hashable, Sendable {
    package struct Parameter: Hashable, Sendable {
        package var type: Type
        package var isVariadic: Bool
    }

    /// A requirement on generic parameters.
    package enum Requirement: Hashable, Sendable {
        /// `A == B`, in either order.
        case same(Set<Type>)
        case conforms(Type, Type)
    }

    package var parameters: [Parameter]
    package var result: Type
    package var genericCount = 0
    package var requirements: Set<Requirement> = []
    /// The generic parameters that are packs.
    package var packs: Set<String> = []
}

extension Signature: CustomStringConvertible {
    package var description: String {
        let types = parameters.map { "\($0.type)\($0.isVariadic ? "..." : "")" }
        let clauses = packs.sorted().map { "each \($0)" } + requirements.map(\.description).sorted()
        let generics = genericCount == 0 && clauses.isEmpty ? "" : "<\(genericCount)>\(clauses.joined(separator: ","))"
        return "(\(types.joined(separator: ",")))->\(result)\(generics)"
    }
}

extension Signature.Requirement: CustomStringConvertible {
    package var description: String {
        switch self {
        case .same(let types): types.map(\.description).sorted().joined(separator: "==")
        case .conforms(let type, let other): "\(type):\(other)"
        }
    }
}
