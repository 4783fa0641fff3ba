/// How long a container keeps a value that it has built.
///
/// A later version may add scopes. A `switch` over them needs a `default` to compile with it.
public enum RegistrationScope: Sendable {
    /// Not at all: each resolution builds a new value.
    case transient
    /// For one call of `Container.resolve`, however many services need it during that call.
    case graph
    /// As long as the container.
    case singleton
    /// As long as something else keeps it alive. The service must be an object.
    case weak
}
