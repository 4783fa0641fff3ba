import DovetailGraphs

/// The names in scope within a type and its extensions, anywhere in a module.
package struct DeclaredScope: Sendable {
    /// The names of members and nested types. Functions, initializers and subscripts are also listed with their labels:
    /// `encode` and `encode(to:)`.
    package var members: Set<String> = []
    /// The inherited types, except those after `@unchecked`.
    package var inherits: [String] = []
    /// Whether the module declares the type, rather than only extending it.
    package var isDeclared = false
    package var isClass = false

    /// An empty scope.
    package init() {}
}

extension DeclaredModule {
    /// A type and everything that it inherits from, as far as this module shows it.
    package func lineage(of type: String) -> [String] {
        reachable(from: [type]) { scopes[$0]?.inherits ?? [] }
    }

    /// Whether an unqualified name within a type is one of its members, as far as this module shows it.
    package func isMember(_ name: String, of type: String) -> Bool {
        lineage(of: type).contains { scopes[$0]?.members.contains(name) ?? false }
    }

    /// The type of another module that a type is or inherits from, so that it may have members of any name; nil if
    /// there is none.
    package func foreignType(of type: String) -> String? {
        chain(from: type, next: superclass).first { scopes[$0]?.isDeclared != true }
    }

    /// The superclass of a class declared in the module; nil for other types, or if it has none.
    private func superclass(of type: String) -> String? {
        // A superclass is always the first inherited type.
        guard let scope = scopes[type], scope.isDeclared, scope.isClass, let first = scope.inherits.first,
            !Self.knownProtocols.contains(first), scopes[first].map({ $0.isClass || !$0.isDeclared }) ?? true
        else { return nil }
        return first
    }

    /// System protocols that are often first in a class's inheritance clause.
    private static let knownProtocols: Set<String> = [
        "Sendable", "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "Error", "Identifiable",
        "AnyObject", "CustomStringConvertible", "CustomDebugStringConvertible", "CaseIterable", "RawRepresentable",
        "Observable", "ObservableObject", "Sequence", "IteratorProtocol", "Collection", "TextOutputStream",
        "ExpressibleByStringLiteral", "AsyncSequence", "LocalizedError",
    ]
}

/// A member that a module adds to a type that it does not declare.
package struct AddedMember: Sendable {
    package var type: String
    package var member: MemberFact

    package init(_ member: MemberFact, to type: String) {
        self.type = type
        self.member = member
    }
}
