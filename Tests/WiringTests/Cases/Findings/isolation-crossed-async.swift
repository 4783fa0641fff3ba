//! title: services of the main actor are needed by asynchronous factories, and need asynchronous services
//! proof: proved 5 of 13 resolutions
import Dovetail

final class Database: Sendable { init() async {} }
@MainActor final class Screen {
    init() {}
}
@MainActor final class Page {
    let database: Database
    init(database: Database) { self.database = database }
}
struct Shop: Sendable {
    let screen: Screen
    let database: Database
}
struct Stand: Sendable { let screen: Screen }

func start() async throws {
    let container = try Container { c in
        c.register(Database.self, scope: .singleton, Database.init)
        c.register(Screen.self, on: MainActor.self, Screen.init)
        c.register(Page.self, on: MainActor.self, Page.init) //~ async-in-sync: 'Page' cannot await it
        c.register(Page.self, name: "closure", on: MainActor.self) { r in
            try Page(database: r.resolve()) //~ async-in-sync: the factory of 'Page'
        }
        c.register(Shop.self, Shop.init)
        c.register(Stand.self, Stand.init)
        c.register(Int.self) { r in
            await Task.yield()
            return try await r.resolve(Screen.self) === r.resolve(Screen.self) ? 1 : 2 //~ isolation-crossed isolation-crossed
        }
    }
    // These come from the registration of Page, and are not reported again.
    _ = try await container.resolve(async: Page.self)
    _ = try await container.resolve(Page.self, on: MainActor.self)
    _ = try await container.resolve(Page.self, name: "closure", on: MainActor.self)
    _ = try await container.resolve(async: Shop.self) //~ isolation-crossed: 'Shop' needs 'Screen'
    _ = try await container.resolve(async: Stand.self) //~ isolation-crossed: 'Stand' needs 'Screen'
    _ = try await container.resolve(async: Int.self)
}
try await start()
