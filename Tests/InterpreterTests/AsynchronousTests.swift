import Testing

/// Services that are built asynchronously.
@Suite struct AsynchronousTests {
    private let start = """
        import Dovetail
        struct Settings: Sendable {}
        final class Database: Sendable { static func open(_ settings: Settings) async throws -> Database { Database() } }
        struct Store: Sendable { let database: Database }
        final class Screen: Sendable { init(store: Store) {} }
        final class Remote: Sendable { init(settings: Settings) async {} }
        final class Later: Sendable { let database: AsyncLazy<Database>; init(_ database: AsyncLazy<Database>) { self.database = database } }

        """

    @Test func needs() {
        expectOutcomes(
            start + """
                let box = try Container { c in
                    c.register(Settings.self) { _ in Settings() }
                    c.register(Database.self, scope: .singleton) { r in try await Database.open(r.resolve()) } // proved
                    c.register(Remote.self, Remote.init) // proved
                    c.register(Store.self, Store.init) // proved
                    c.register(Screen.self) { r in Screen(store: try await r.resolve()) } // proved
                    c.register(Screen.self, name: "sync") { r in Screen(store: try r.resolve()) } // asynchronous
                    c.register(Later.self, Later.init) // proved
                }
                func ask() async {
                    do { _ = try await box.resolve(async: Screen.self) } catch {} // proved
                    do { _ = try await box.resolve(async: Store.self) } catch {} // proved
                    do { _ = try await box.resolve(async: Remote.self) } catch {} // proved
                    do { _ = try await box.resolve(Later.self).database() } catch {} // proved
                    do { _ = try await box.resolve(async: Screen.self, name: "sync") } catch {} // proved
                    do { _ = try await box.resolve(Store.self) } catch {} // asynchronous
                    do { _ = try box.resolve(Database.self) } catch {} // asynchronous
                    do { _ = try box.resolve(Remote.self) } catch {} // asynchronous
                    do { _ = try box.resolve(Screen.self) } catch {} // asynchronous
                    do { _ = try box.resolve(Later.self) } catch {} // proved
                    do { _ = try box.resolve(Settings.self) } catch {} // proved
                }
                await ask()
                """)
    }

    @Test func weak() {
        expectOutcomes(
            start + """
                _ = try Container { c in
                    c.register(Database.self, scope: .weak) { _ in try await Database.open(Settings()) } // invalid scope
                }
                """)
    }

    /// A provider of a provider gives one, and does not resolve what that resolves.
    @Test func providers() {
        expectOutcomes(
            start + """
                let box = try Container { c in
                    c.register(Database.self) { _ in try await Database.open(Settings()) }
                    c.register(Settings.self) { _ in Settings() }
                }
                let one = try box.resolve(Provider<AsyncProvider<Database>>.self) // proved
                _ = try one()
                let other = try box.resolve(Provider<Settings>.self) // proved
                _ = try other()
                """)
    }
}
