package import DovetailDiagnostics
import DovetailGraphs

/// The declarations of a module's sources that matter to breaking a cycle between modules.
package struct DeclaredModule: Sendable {
    /// The top-level types by name, with the members that extensions add.
    package var types: [String: DeclaredType] = [:]
    /// The top-level functions and properties.
    package var globals: [DeclaredMember] = []
    /// Names of nested types and of generic parameters, which may hide a type of another module.
    package var innerNames: Set<String> = []
    /// The scopes of the types that it declares or extends, at any depth, by the last part of their names.
    package var scopes: [String: DeclaredScope] = [:]
    /// The members visible to others that it adds to types which it does not declare.
    package var additions: [AddedMember] = []
    /// Whether it makes a type that it does not declare conform to a protocol.
    package var addsConformances = false

    /// An empty module.
    package init() {}

    /// The members of a type, including those inherited from classes of the same module.
    package func members(of name: String) -> [DeclaredMember] {
        // Initializers are left out, because whether they are inherited depends on the whole class.
        (types[name]?.members ?? [])
            + superclasses(of: name).flatMap { types[$0]?.members ?? [] }.filter { $0.kind != .initializer }
    }

    /// The superclasses of a type that belong to the module, nearest first.
    package func superclasses(of name: String) -> [String] {
        Array(chain(from: name) { types[$0]?.inherits.first { types[$0]?.kind == .class } }.dropFirst())
    }
}

/// A top-level type of a module.
package struct DeclaredType: Sendable {
    package enum Kind: String, Sendable { case `class`, `struct`, `enum`, actor, `protocol`, `typealias` }

    package var kind: Kind
    package var name: String
    package var access: Access
    /// The inherited types of its declaration and its extensions.
    package var inherits: [String] = []
    package var isMainActor = false
    /// Why no protocol can replace it, in words that follow its name; nil if one can.
    package var obstacle: String?
    package var location: SourceLocation
    package var members: [DeclaredMember] = []

    package init(_ kind: Kind, _ name: String, access: Access, location: SourceLocation) {
        self.kind = kind
        self.name = name
        self.access = access
        self.location = location
    }
}

/// A function, property, initializer, subscript or enum case.
package struct DeclaredMember: Sendable {
    package enum Kind: Sendable { case initializer, function, property, `subscript`, enumCase }

    /// A parameter of a function or initializer.
    package struct Parameter: Sendable {
        /// Nil for `_`.
        package var label: String?
        package var name: String
        package var type: TypeShape
        /// The text of its default value.
        package var standard: String?
        /// Whether that text means the same in every module.
        package var isLiteral = false

        package init(label: String?, name: String, type: TypeShape) {
            self.label = label
            self.name = name
            self.type = type
        }
    }

    package var kind: Kind
    package var name: String
    package var access: Access
    package var isStatic = false
    package var isMutating = false
    /// Whether it may be set wherever it can be read.
    package var isSettable = false
    /// Whether its type is inferred from its initial value.
    package var isInferred = false
    package var effects = Effects()
    package var parameters: [Parameter] = []
    /// The type of a call's result or a read's value; nil if there is none, or if a property's source does not state
    /// it.
    package var result: TypeShape?
    /// Attributes and modifiers that a requirement needs as well, such as `@MainActor`.
    package var attributes: [String] = []
    /// Why no protocol can require it, in words that follow its name; nil if one can.
    package var obstacle: String?
    package var location: SourceLocation
    /// The imports of its file, sorted.
    package var imports: [String] = []

    package init(_ kind: Kind, _ name: String, access: Access, location: SourceLocation) {
        self.kind = kind
        self.name = name
        self.access = access
        self.location = location
    }

    /// The types of its parameters and of its result.
    package var signature: [TypeShape] { parameters.map(\.type) + (result.map { [$0] } ?? []) }

    /// The form of its name used in messages: `pay(_:to:)`.
    package var title: String {
        guard kind == .function || kind == .initializer || kind == .subscript else { return name }
        return "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
    }
}
