/// What a module offers to others, as the text of its interface says it.
package struct LibraryInterface: Hashable, Sendable {
    package var module: String
    /// The modules that it imports.
    package var imports: Set<String> = []
    /// Whether each type of another module is written with that module's name.
    package var isQualified = false
    /// By their paths: `Dialog.Mode`.
    package var types: [String: LibraryType] = [:]
    /// The names of its functions, variables and constants.
    package var globals: Set<String> = []
    /// The types of other modules that it extends, with those modules where the text says them.
    package var extended: [String: String?] = [:]
    /// The names of the members that it adds to types of other modules.
    package var foreignMembers: Set<String> = []

    package init(module: String) { self.module = module }
}

/// A type that a module declares.
package struct LibraryType: Hashable, Sendable {
    package enum Kind: String, Hashable, Sendable {
        case `class`, `struct`, `enum`, actor, `protocol`, `typealias`
    }

    package var path: [String]
    package var kind: Kind
    package var isFinal = false
    /// The names of its generic parameters, or of its associated types.
    package var generics: Set<String> = []
    /// With those of its extensions, as they are written.
    package var inherited: [SwiftType] = []
    /// As they are written: `@MainActor`, `@available(macOS 14, *)`.
    package var attributes: [String] = []
    /// What an alias stands for.
    package var target: SwiftType?
    /// With those of its extensions.
    package var members: [LibraryMember] = []

    package init(_ kind: Kind, path: [String]) {
        self.kind = kind
        self.path = path
    }

    /// `Dialog.Mode`.
    package var name: String { path.joined(separator: ".") }
}

/// A member that a type of a library offers.
package struct LibraryMember: Hashable, Sendable {
    /// What a parameter is where a call leaves it out.
    package struct Default: Hashable, Sendable {
        package var text: String
        /// The names that it looks up, and those of members behind a dot that stands alone.
        package var names: Set<String>
        package var implicitMembers: Set<String>

        package init(text: String, names: Set<String>, implicitMembers: Set<String>) {
            (self.text, self.names, self.implicitMembers) = (text, names, implicitMembers)
        }
    }

    package var requirement: ProtocolMember
    /// One for each parameter.
    package var defaults: [Default?] = []
    /// `mutating`, `consuming` or `borrowing`, of a value's method.
    package var ownership: String?
    package var isFailable = false
    /// Whether subclasses have the initialiser, too.
    package var isRequired = false
    /// The words of its accessors where they are not plain: `mutating get`.
    package var accessors: String?
    /// Why no protocol can ask for it; nil where one can.
    package var obstacle: String?
    /// The type in whose scope its names are looked up.
    package var scope: [String] = []
    /// Its source, of what is no method, property, subscript or initialiser.
    package var source: String?

    package init(_ requirement: ProtocolMember) { self.requirement = requirement }

    /// The name by which people know it: `login(user:password:)`.
    package var title: String { source ?? requirement.title }
}
