import AppDomain
public import Dovetail

/// What the data layer offers: the domain's repositories, over one database.
public struct DataAssembly: Assembly {
    private let path: String?

    /// The data layer's registrations.
    ///
    /// - Parameter path: where the database is; nil for one in memory.
    public init(path: String?) { self.path = path }

    /// Registers the repositories and their database.
    public func assemble(_ c: inout Registrations) {
        c.register(Store.self, scope: .singleton) { [path] _ in try Store(path: path) }
        c.register((any UserRepository).self, StoredUsers.init)
        c.register((any SessionRepository).self, StoredSession.init)
        c.register((any PostRepository).self, StoredPosts.init)
    }
}
