package import DovetailDiagnostics

/// The facts about a protocol that matter to conforming types.
package struct ProtocolFacts: Hashable, Sendable {
    /// Without backticks.
    package var name: String
    /// The enclosing types, outermost first.
    package var outer: [String] = []
    /// Nil if unknown.
    package var module: String?
    package var location: SourceLocation
    /// The narrowest of its own level and those of the enclosing types.
    package var access = Access.internal
    /// As written: `@MainActor`, `@available(macOS 14, *)`.
    package var attributes: [String] = []
    package var isNonisolated = false
    /// The `#if` conditions that enclose it.
    package var condition = Condition.always
    /// Whether a comment or an attribute requests a double.
    package var isMarked = false
    package var inherited: [SwiftType] = []
    package var primaryAssociatedTypes: [String] = []
    package var associatedTypes: [AssociatedType] = []
    package var requirements: [GenericRequirement] = []
    package var members: [MemberSignature] = []
    /// Its own `typealias`es, except those with generic parameters.
    package var aliases: [TypeAlias] = []

    package init(name: String, location: SourceLocation) {
        self.name = name
        self.location = location
    }

    /// Its full name, with those of the enclosing types.
    package var path: String { outer.isEmpty ? name : (outer + [name]).joined(separator: ".") }
}

/// A `typealias` and its type.
package struct TypeAlias: Hashable, Sendable {
    package var name: String
    package var type: SwiftType

    package init(name: String, type: SwiftType) {
        self.name = name
        self.type = type
    }
}

/// An associated type of a protocol.
package struct AssociatedType: Hashable, Sendable {
    package var name: String
    package var inherited: [SwiftType]
    package var requirements: [GenericRequirement]

    package init(name: String, inherited: [SwiftType], requirements: [GenericRequirement]) {
        self.name = name
        self.inherited = inherited
        self.requirements = requirements
    }
}

/// A requirement of a `where` clause.
package struct GenericRequirement: Hashable, Sendable {
    package enum Relation: String, Hashable, Sendable {
        case conformance = ":"
        case sameType = "=="
    }

    package var left: SwiftType
    package var relation: Relation
    package var right: SwiftType

    package init(_ left: SwiftType, relation: Relation, right: SwiftType) {
        self.left = left
        self.relation = relation
        self.right = right
    }

    /// `Item: Hashable`.
    package var text: String {
        relation == .conformance ? "\(left.text): \(right.text)" : "\(left.text) == \(right.text)"
    }

    /// The requirement with names replaced.
    package func replacing(_ names: [String: String]) -> GenericRequirement {
        GenericRequirement(left.replacing(names), relation: relation, right: right.replacing(names))
    }
}

/// The facts about a class that protocols may require conforming types to inherit from.
package struct ClassFacts: Hashable, Sendable {
    package var path: String
    package var isFinal = false
    package var superclass: SwiftType?
    /// The global actor attribute.
    package var globalActor: String?
    /// The initializers that all subclasses must have, except the one without arguments.
    package var initializers: [MemberSignature] = []
    /// Whether it has, or inherits, an accessible initializer without arguments.
    package var hasPlainInitializer = false
    /// The names of its methods and properties, such as `draw()` and `title`.
    package var members: Set<String> = []
    /// Those members that cannot be overridden.
    package var finals: Set<String> = []

    package init(path: String) { self.path = path }
}

/// The declarations of a file that matter to doubles: its protocols, classes and typealiases.
package struct ProtocolFile: Hashable, Sendable {
    /// The protocols that cannot be read because of syntax errors, each as a finding.
    package var problems: [Finding] = []
    /// An import, as written.
    package struct Import: Hashable, Sendable, Comparable {
        /// `@preconcurrency import Kit`.
        package var text: String
        package var condition: Condition

        package init(text: String, condition: Condition) {
            self.text = text
            self.condition = condition
        }

        package static func < (left: Self, right: Self) -> Bool {
            (left.text, left.condition) < (right.text, right.condition)
        }
    }

    package var path: String
    package var module: String?
    package var imports: [Import] = []
    package var protocols: [ProtocolFacts] = []
    /// The type of each `typealias`, by its name.
    package var aliases: [String: SwiftType] = [:]
    /// The types whose values cannot be copied or stored.
    package var noncopyable: Set<String> = []
    /// The access levels of all types and protocols that it declares, by path.
    package var types: [String: Access] = [:]
    package var classes: [ClassFacts] = []

    package init(path: String) { self.path = path }
}
