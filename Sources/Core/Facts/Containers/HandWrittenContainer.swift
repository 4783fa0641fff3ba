package import DovetailDiagnostics

/// A container that a project implements itself, described by the functions its callers use.
package struct HandWrittenContainer: Codable, Hashable, Sendable {
    /// The container's type, as written.
    package var type: String
    /// Registers a type; its first argument is a metatype.
    package var register: FunctionName
    /// Resolves a service; its first argument is the key.
    package var resolve: FunctionName
    /// The property of the registered type that holds its key; nil if the metatype itself is the key.
    package var key: String?
    /// The function of the registered type that makes the service; nil if the type is the service.
    package var provides: FunctionName?
    /// Its entry in the rules file.
    package var location: SourceLocation

    package init(
        type: String, register: FunctionName, resolve: FunctionName, key: String? = nil,
        provides: FunctionName? = nil, location: SourceLocation
    ) {
        self.type = type
        self.register = register
        self.resolve = resolve
        self.key = key
        self.provides = provides
        self.location = location
    }
}
