package import DovetailDiagnostics

/// What a source file shows to other modules of the types that it names.
package struct FileExposures: Codable, Hashable, Sendable {
    /// What a name is there for.
    package enum Role: String, Codable, Hashable, Sendable {
        /// A part of a signature.
        case signature
        /// What a type conforms to by an extension, which shows where the type is public.
        case conformance
        /// What an extension extends, which shows it only where `public` members are added.
        case extended
    }

    /// A name of a type in the signature of a declaration that others may see.
    package struct Name: Codable, Hashable, Sendable {
        /// By its parts, as written: `["Firebase", "Event"]`.
        package var path: [String]
        /// What names it, as people know it: `Tracker.log(_:)`.
        package var declaration: String
        /// How widely that can be seen, as far as this file tells.
        package var access: Access
        /// The types around it, outermost first; the parts of an extended type's name among them.
        package var scope: [String]
        /// Types that must be as visible for others to see this, such as the one that an extension extends.
        package var bounds: [[String]]
        /// What the name is there for.
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
        /// The names in its inheritance clause, and in those of its extensions.
        package var inherited: [[String]]
        package var isProtocol: Bool

        package init(access: Access, inherited: [[String]] = [], isProtocol: Bool = false) {
            self.access = access
            self.inherited = inherited
            self.isProtocol = isProtocol
        }
    }

    /// The file, as its path was given.
    package var path: String
    /// In their order. Generic parameters are not among them.
    package var names: [Name] = []
    /// By their whole names, such as `Outer.Inner`; associated types and generic parameters are among them.
    package var types: [String: DeclaredType] = [:]
    /// What types inherit by extensions here, by the whole names of the types.
    package var inherited: [String: [[String]]] = [:]

    package init(path: String) { self.path = path }
}
