public import AppCore

/// Logging in and out.
public protocol LoginUseCase: Sendable {
    /// The user who is logged in, if one is.
    func current() throws -> User?
    /// Logs in, and makes a user of a name that is new.
    ///
    /// - Throws: `LoginError` where the password is wrong.
    func login(name: String, password: String) throws -> User
    /// Logs out.
    func logout() throws
}

/// Why nobody was logged in.
public enum LoginError: Error, Equatable {
    /// The user has another password.
    case wrongPassword
    /// Only somebody who is logged in may do this.
    case notLoggedIn
}

struct DefaultLoginUseCase: LoginUseCase {
    let users: any UserRepository
    let session: any SessionRepository

    func current() throws -> User? { try session.user() }

    func login(name: String, password: String) throws -> User {
        if try !users.contains(name: name) { try users.add(User(name: name), password: password) }
        guard let user = try users.user(name: name, password: password) else { throw LoginError.wrongPassword }
        try session.set(user)
        return user
    }

    func logout() throws { try session.set(nil) }
}
