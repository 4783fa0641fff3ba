/// Somebody who uses the app.
public struct User: Sendable, Equatable {
    /// The name, which no other user has.
    public let name: String

    /// A user.
    public init(name: String) { self.name = name }
}
