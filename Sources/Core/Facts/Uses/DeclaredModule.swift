package import DovetailDiagnostics
import DovetailGraphs

/// The declarations of a module's sources that matter to breaking a cycle between modules.
package struct DeclaredModule: Sendable {
    /// The top-level types by name, with the members that extensions add.
    package var types: [String: DeclaredType] = [:]
    /// The top-level functions and properties.
    package var globals: [MemberFact] = []
    /// The modules that each file imports, by its path, sorted.
    package var imports: [String: [String]] = [:]
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
    package func members(of name: String) -> [MemberFact] {
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
    package var members: [MemberFact] = []

    package init(_ kind: Kind, _ name: String, access: Access, location: SourceLocation) {
        self.kind = kind
        self.name = name
        self.access = access
        self.location = location
    }
}
