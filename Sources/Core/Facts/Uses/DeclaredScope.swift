import DovetailGraphs

/// What is in scope within a type and its extensions, wherever in a module they stand.
package struct DeclaredScope: Sendable {
    /// The names of members and nested types; of functions, initializers and subscripts with their labels, too:
    /// `encode` and `encode(to:)`.
    package var members: Set<String> = []
    /// What stands behind the colons, but for what is not checked.
    package var inherits: [String] = []
    /// Whether the module declares the type, and does not extend it alone.
    package var isDeclared = false
    package var isClass = false

    /// A scope without anything.
    package init() {}
}

extension DeclaredModule {
    /// A type, what it inherits from and what that does, as far as this module tells.
    package func lineage(of type: String) -> [String] {
        reachable(from: [type]) { scopes[$0]?.inherits ?? [] }
    }

    /// Whether a bare name within a type is one of its members, as far as this module tells.
    package func isMember(_ name: String, of type: String) -> Bool {
        lineage(of: type).contains { scopes[$0]?.members.contains(name) ?? false }
    }

    /// The type of others that a type is or inherits from, so that it may have members of any name; nil where there is
    /// none.
    package func foreignType(of type: String) -> String? {
        chain(from: type, next: superclass).first { scopes[$0]?.isDeclared != true }
    }

    /// The superclass of a type that the module declares; nil where it has none, or it cannot be one.
    private func superclass(of type: String) -> String? {
        // It stands first, if there is one.
        guard let scope = scopes[type], scope.isDeclared, scope.isClass, let first = scope.inherits.first,
            !Self.knownProtocols.contains(first), scopes[first].map({ $0.isClass || !$0.isDeclared }) ?? true
        else { return nil }
        return first
    }

    /// Protocols of the system that stand first behind the colon of many a class.
    private static let knownProtocols: Set<String> = [
        "Sendable", "Equatable", "Hashable", "Comparable", "Codable", "Encodable", "Decodable", "Error", "Identifiable",
        "AnyObject", "CustomStringConvertible", "CustomDebugStringConvertible", "CaseIterable", "RawRepresentable",
        "Observable", "ObservableObject", "Sequence", "IteratorProtocol", "Collection", "TextOutputStream",
        "ExpressibleByStringLiteral", "AsyncSequence", "LocalizedError",
    ]
}

/// A member that a module adds to a type which it does not declare.
package struct AddedMember: Sendable {
    package var type: String
    package var member: DeclaredMember

    package init(_ member: DeclaredMember, to type: String) {
        self.type = type
        self.member = member
    }
}
