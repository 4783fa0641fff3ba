/// What a module provides to others, according to the text of its interface.
package struct LibraryInterface: Hashable, Sendable {
    package var module: String
    /// The modules that it imports.
    package var imports: Set<String> = []
    /// Whether types of other modules are always written with their module's name.
    package var isQualified = false
    /// The types by path, such as `Dialog.Mode`.
    package var types: [String: LibraryType] = [:]
    /// The names of its functions, variables and constants.
    package var globals: Set<String> = []
    /// The types of other modules that it extends, with those modules if the text names them.
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
    /// As written, including those of its extensions.
    package var inherited: [SwiftType] = []
    /// As written: `@MainActor`, `@available(macOS 14, *)`.
    package var attributes: [String] = []
    /// The target of a typealias.
    package var target: SwiftType?
    /// Including those of its extensions.
    package var members: [LibraryMember] = []

    package init(_ kind: Kind, path: [String]) {
        self.kind = kind
        self.path = path
    }

    /// `Dialog.Mode`.
    package var name: String { path.joined(separator: ".") }
}

/// A member that a library's type provides.
package struct LibraryMember: Hashable, Sendable {
    /// The default value of a parameter.
    package struct Default: Hashable, Sendable {
        package var text: String
        /// The names it looks up; `implicitMembers` holds those after a leading dot.
        package var names: Set<String>
        package var implicitMembers: Set<String>

        package init(text: String, names: Set<String>, implicitMembers: Set<String>) {
            (self.text, self.names, self.implicitMembers) = (text, names, implicitMembers)
        }
    }

    package var requirement: MemberSignature
    /// For each parameter, its default value or nil.
    package var defaults: [Default?] = []
    /// The `mutating`, `consuming` or `borrowing` modifier of a method.
    package var ownership: String?
    package var isFailable = false
    /// Whether the initializer is `required`, so that subclasses have it, too.
    package var isRequired = false
    /// The accessors' keywords if they are not plain: `mutating get`.
    package var accessors: String?
    /// Why no protocol can require it; nil if one can.
    package var obstacle: String?
    /// The type in whose scope its names are looked up.
    package var scope: [String] = []
    /// The source text, if it is not a method, property, subscript or initializer.
    package var source: String?

    package init(_ requirement: MemberSignature) { self.requirement = requirement }

    /// The usual form of its name: `login(user:password:)`.
    package var title: String { source ?? requirement.title }
}
