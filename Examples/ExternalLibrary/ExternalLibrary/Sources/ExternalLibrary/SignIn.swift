internal import Dovetail

/// Signs a user in. The library that does it is dynamic: the app links it, and injects an adapter.
public protocol SignIn: Sendable {
    /// - Returns: the session's number.
    func open(user: String) -> Int
}

extension AppLog {
    private static let signIn = Port<any SignIn>("signIn")

    /// Injects the library that signs users in; once, where the app starts.
    public static func use(_ library: any SignIn) throws { try signIn.inject(library) }

    /// Signs a user in, and logs it.
    public static func open(user: String) throws -> Int {
        let session = try signIn.get().open(user: user)
        send("signed in")
        return session
    }
}
