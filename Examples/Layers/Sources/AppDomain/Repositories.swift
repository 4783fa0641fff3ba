public import AppCore

// dovetail:stub
/// The users that the app knows.
public protocol UserRepository: Sendable {
    /// The user of a name and a password, or nil where they do not fit.
    func user(name: String, password: String) throws -> User?
    /// Adds a user.
    func add(_ user: User, password: String) throws
    /// Whether there is a user of this name.
    func contains(name: String) throws -> Bool
}

// dovetail:stub
/// Who is logged in.
public protocol SessionRepository: Sendable {
    /// The user who is logged in, if one is.
    func user() throws -> User?
    /// Logs a user in, or out with nil.
    func set(_ user: User?) throws
}

// dovetail:stub
/// What users wrote.
public protocol PostRepository: Sendable {
    /// The last posts, the newest first.
    func posts(limit: Int) throws -> [Post]
    /// Adds a post.
    func add(_ post: Post) throws
}
