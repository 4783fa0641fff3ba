package import DovetailDiagnostics

/// The types that a source file exposes to other modules.
package struct FileExposures: Codable, Hashable, Sendable {
    /// The role of a name.
    package enum Role: String, Codable, Hashable, Sendable {
        /// A part of a signature.
        case signature
        /// A protocol to which an extension conforms a type; exposed if the type is public.
        case conformance
        /// The type that an extension extends; exposed only if `public` members are added.
        case extended
    }

    /// A type name in the signature of a declaration that others may see.
    package struct Name: Codable, Hashable, Sendable {
        /// By its parts, as written: `["Firebase", "Event"]`.
        package var path: [String]
        /// The declaration that contains it, in its usual form: `Tracker.log(_:)`.
        package var declaration: String
        /// The access of that declaration, as far as this file shows it.
        package var access: Access
        /// The enclosing types, outermost first, including the parts of an extended type's name.
        package var scope: [String]
        /// Types that must be visible, too, for others to see this, such as the extended type.
        package var bounds: [[String]]
        /// The role of the name.
        package var role: Role
        package var location: SourceLocation

        package init(
            path: [String], declaration: String, access: Access, scope: [String], bounds: [[String]], role: Role,
            location: SourceLocation
        ) {
            self.path = path
            self.declaration = declaration
            self.access = access
            self.scope = scope
            self.bounds = bounds
            self.role = role
            self.location = location
        }
    }

    /// A type that the file declares.
    package struct DeclaredType: Codable, Hashable, Sendable {
        package var access: Access
        /// The names in its inheritance clause and those of its extensions.
        package var inherited: [[String]]
        package var isProtocol: Bool

        package init(access: Access, inherited: [[String]] = [], isProtocol: Bool = false) {
            self.access = access
            self.inherited = inherited
            self.isProtocol = isProtocol
        }
    }

    /// The path of the file, as given.
    package var path: String
    /// In source order, without generic parameters.
    package var names: [Name] = []
    /// The types by full name, such as `Outer.Inner`, including associated types and generic parameters.
    package var types: [String: DeclaredType] = [:]
    /// The inheritance clauses of extensions in this file, by the full name of the extended type.
    package var inherited: [String: [[String]]] = [:]

    package init(path: String) { self.path = path }
}
