/// What one file says about containers.
package struct ContainerFacts: Codable, Hashable, Sendable {
    package var registrations: [RegistrationFact] = []
    /// What is resolved outside registrations.
    package var resolutions: [ResolutionFact] = []

    package init() {}
}

/// A name that a service is registered or asked for under.
package enum ServiceName: Codable, Hashable, Sendable {
    /// No name is given.
    case none
    /// A string literal.
    case literal(String)
    /// Anything else, as its text.
    case expression(String)
}

/// A call that registers a service in a container.
package struct RegistrationFact: Codable, Hashable, Sendable {
    /// What the service is built by.
    package enum Form: Codable, Hashable, Sendable {
        case closure
        /// An initialiser or a function, as its text.
        case function(String)
        /// Another service's conversion.
        case alias(TypeShape)
    }

    package var service: TypeShape
    package var name: ServiceName
    package var form: Form
    /// How long it is kept, as it is written; nil where nothing is.
    package var scope: String?
    /// Whether it is one of many of its type, and not found alone.
    package var isContribution: Bool
    /// What its closures resolve.
    package var needs: [ResolutionFact]
    package var condition: Condition
    package var location: SourceLocation

    package init(
        service: TypeShape, name: ServiceName, form: Form, scope: String?, isContribution: Bool,
        needs: [ResolutionFact], condition: Condition, location: SourceLocation
    ) {
        self.service = service
        self.name = name
        self.form = form
        self.scope = scope
        self.isContribution = isContribution
        self.needs = needs
        self.condition = condition
        self.location = location
    }
}

/// A call that asks a container for a service.
package struct ResolutionFact: Codable, Hashable, Sendable {
    /// What is asked for; nil where the call does not say it.
    package var service: TypeShape?
    package var name: ServiceName
    package var condition: Condition
    package var location: SourceLocation

    package init(service: TypeShape?, name: ServiceName, condition: Condition, location: SourceLocation) {
        self.service = service
        self.name = name
        self.condition = condition
        self.location = location
    }
}
