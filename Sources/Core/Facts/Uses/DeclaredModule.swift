package import DovetailDiagnostics
import DovetailGraphs

/// What a module's sources declare, as far as breaking a cycle between modules has to know it.
package struct DeclaredModule: Sendable {
    /// The types at the top level by their names, with the members that extensions add.
    package var types: [String: DeclaredType] = [:]
    /// Functions and properties at the top level.
    package var globals: [DeclaredMember] = []
    /// Names of nested types and of generic parameters, which may hide a type of another module.
    package var innerNames: Set<String> = []
    /// What is in scope within the types that it declares or extends, at any depth, by the last part of their names.
    package var scopes: [String: DeclaredScope] = [:]
    /// What it adds for others to types that it does not declare.
    package var additions: [AddedMember] = []

    /// A module without anything.
    package init() {}

    /// The members of a type and of the classes of the module that it inherits from.
    package func members(of name: String) -> [DeclaredMember] {
        // Initializers are not inherited here: whether they are depends on the whole class.
        (types[name]?.members ?? [])
            + superclasses(of: name).flatMap { types[$0]?.members ?? [] }.filter { $0.kind != .initializer }
    }

    /// The classes of the module from which a type inherits, nearest first.
    package func superclasses(of name: String) -> [String] {
        Array(chain(from: name) { types[$0]?.inherits.first { types[$0]?.kind == .class } }.dropFirst())
    }
}

/// A type at the top level of a module.
package struct DeclaredType: Sendable {
    package enum Kind: String, Sendable { case `class`, `struct`, `enum`, actor, `protocol`, `typealias` }

    package var kind: Kind
    package var name: String
    package var access: Access
    /// What its declaration and its extensions name behind the colon.
    package var inherits: [String] = []
    package var isMainActor = false
    /// Why no protocol can stand for it, in words that follow its name; nil where one can.
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

/// A function, a property, an initializer or a subscript.
package struct DeclaredMember: Sendable {
    package enum Kind: Sendable { case initializer, function, property, `subscript`, enumCase }

    /// A parameter of a function or an initializer.
    package struct Parameter: Sendable {
        /// Nil for `_`.
        package var label: String?
        package var name: String
        package var type: TypeShape
        /// The text of its default value.
        package var standard: String?
        /// Whether that text means the same in any module.
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
    /// Whether it may be set from where it can be read.
    package var isSettable = false
    /// Whether its type is that of its first value, and not written.
    package var isInferred = false
    package var effects = Effects()
    package var parameters: [Parameter] = []
    /// What a call or a read gives; nil for nothing, and where a property's text does not say it.
    package var result: TypeShape?
    /// Attributes and modifiers that a requirement needs as well, such as `@MainActor`.
    package var attributes: [String] = []
    /// Why no protocol can require it, in words that follow its name; nil where one can.
    package var obstacle: String?
    package var location: SourceLocation
    /// The modules that its file imports, sorted.
    package var imports: [String] = []

    package init(_ kind: Kind, _ name: String, access: Access, location: SourceLocation) {
        self.kind = kind
        self.name = name
        self.access = access
        self.location = location
    }

    /// The types of its parameters and of its result.
    package var signature: [TypeShape] { parameters.map(\.type) + (result.map { [$0] } ?? []) }

    /// How it is told of: `pay(_:to:)`.
    package var title: String {
        guard kind == .function || kind == .initializer || kind == .subscript else { return name }
        return "\(name)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
    }
}
