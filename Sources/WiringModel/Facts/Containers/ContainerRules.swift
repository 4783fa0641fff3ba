/// What the rules say about containers.
package struct ContainerRules: Codable, Hashable, Sendable {
    package var handWritten: [HandWrittenContainer] = []
    package var overrides: [RegistrationOverride] = []

    package init() {}
}

/// A service that is registered twice on purpose.
package struct RegistrationOverride: Codable, Hashable, Sendable {
    package var service: String
    package var name: String?
    package var reason: String

    package init(service: String, name: String?, reason: String) {
        self.service = service
        self.name = name
        self.reason = reason
    }
}
