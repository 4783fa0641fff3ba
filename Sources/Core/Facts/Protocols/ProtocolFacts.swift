package import DovetailDiagnostics

/// What a source says of a protocol, as far as a type needs it that conforms to it.
package struct ProtocolFacts: Hashable, Sendable {
    /// Without backticks.
    package var name: String
    /// The types that it is nested in, the outermost first.
    package var outer: [String] = []
    /// nil where it is not known.
    package var module: String?
    package var location: SourceLocation
    /// The narrower of its own level and those of the types around it.
    package var access = Access.internal
    /// As they are written: `@MainActor`, `@available(macOS 14, *)`.
    package var attributes: [String] = []
    package var isNonisolated = false
    /// The `#if` conditions that it stands under, the outermost first.
    package var conditions: [String] = []
    /// Whether a comment or an attribute asks for a double.
    package var isMarked = false
    package var inherited: [SwiftType] = []
    package var primaryAssociatedTypes: [String] = []
    package var associatedTypes: [AssociatedType] = []
    package var requirements: [GenericRequirement] = []
    package var members: [ProtocolMember] = []
    /// What its own `typealias`es stand for; those with parameters are left out.
    package var aliases: [TypeAlias] = []

    package init(name: String, location: SourceLocation) {
        self.name = name
        self.location = location
    }

    /// Its name with those of the types around it.
    package var path: String { outer.isEmpty ? name : (outer + [name]).joined(separator: ".") }
}

/// Another name of a type.
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

    package init(_ left: SwiftType, _ relation: Relation, _ right: SwiftType) {
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
        GenericRequirement(left.replacing(names), relation, right.replacing(names))
    }
}

/// What a source says of a class that protocols may ask their types to inherit.
package struct ClassFacts: Hashable, Sendable {
    package var path: String
    package var isFinal = false
    package var superclass: SwiftType?
    /// The attribute that names a global actor.
    package var globalActor: String?
    /// Those that all that inherit it must have, without the one that has no arguments.
    package var initializers: [ProtocolMember] = []
    /// Whether it has an initialiser without arguments that others can call, by itself or by its superclass.
    package var hasPlainInitializer = false
    /// The names of its methods and properties, `draw()` and `title`.
    package var members: Set<String> = []
    /// Those of them that nothing may override.
    package var finals: Set<String> = []

    package init(path: String) { self.path = path }
}

/// What a file declares that tells about doubles: its protocols, and what other names of types stand for.
package struct ProtocolFile: Hashable, Sendable {
    /// An import, as it is written.
    package struct Import: Hashable, Sendable, Comparable {
        /// `@preconcurrency import Kit`.
        package var text: String
        package var conditions: [String]

        package init(text: String, conditions: [String]) {
            self.text = text
            self.conditions = conditions
        }

        package static func < (left: Self, right: Self) -> Bool {
            (left.text, left.conditions.joined(separator: "\n")) < (
                right.text, right.conditions.joined(separator: "\n")
            )
        }
    }

    package var path: String
    package var module: String?
    package var imports: [Import] = []
    package var protocols: [ProtocolFacts] = []
    /// What each `typealias` stands for, by its name.
    package var aliases: [String: SwiftType] = [:]
    /// The types whose values cannot be copied or kept.
    package var noncopyable: Set<String> = []
    /// The paths of all types and protocols that it declares, and how far they can be seen.
    package var types: [String: Access] = [:]
    package var classes: [ClassFacts] = []

    package init(path: String) { self.path = path }
}
