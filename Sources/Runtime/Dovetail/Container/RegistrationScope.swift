/// How long a value that a container has built is kept.
public enum RegistrationScope: Sendable {
    /// Not at all: each resolution builds a new one.
    case transient
    /// For one call of `Container.resolve`, however many services need it there.
    case graph
    /// As long as the container.
    case singleton
    /// As long as somebody else keeps it. The service has to be an object.
    case weak
}
