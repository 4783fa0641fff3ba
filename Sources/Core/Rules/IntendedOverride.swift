package import DovetailDiagnostics

/// A registration that deliberately replaces another.
package struct IntendedOverride: Codable, Hashable, Sendable {
    /// The service's type, as written.
    package var service: String
    /// The name it is registered under, if it has one.
    package var name: String?
    /// Why it is replaced, in the project's own words. Never empty.
    package var reason: String
    /// Its entry in the rules file.
    package var location: SourceLocation

    package init(service: String, name: String? = nil, reason: String, location: SourceLocation) {
        self.service = service
        self.name = name
        self.reason = reason
        self.location = location
    }
}
