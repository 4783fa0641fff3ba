//! title: factories that run anywhere call what is isolated to an actor
//! proof: proved 3 of 10 resolutions; 2 not provable: 2 calls on unknown actors
import Dovetail

@globalActor actor Disk { static let shared = Disk() }
@MainActor final class Screen { init() {} }
@Disk final class Store { init() {} }
@MainActor func makeScreen() -> Screen { Screen() }
enum Screens { @MainActor static func make() -> Screen { Screen() } }
struct Stand: Sendable { let screen: Screen }

func start() async throws {
    let container = try Container { c in
        c.register(Screen.self) { _ in Screen() } //~ isolation-crossed: calls 'Screen', which is isolated to the main actor
        c.register(Screen.self, name: "function") { _ in //~ isolation-crossed: calls 'makeScreen'
            let screen = makeScreen()
            return screen
        }
        c.register(Screen.self, name: "static") { _ in Screens.make() } //~ isolation-crossed: calls 'Screens.make'
        c.register(Stand.self, Stand.init)
        c.register(Store.self) { _ in Store() } //~ isolation-crossed: calls 'Store', which is isolated to Disk
        c.register(Store.self, name: "main") { @MainActor _ in Store() } //~ isolation-crossed: isolated to Disk
        c.register(Screen.self, name: "kept", scope: .singleton) { _ in Screen() }
    }
    _ = try await container.resolve(async: Stand.self)
    _ = try await container.resolve(async: Screen.self, name: "function")
    _ = try await container.resolve(async: Screen.self, name: "static")
    _ = try await container.resolve(async: Store.self)
    _ = try await container.resolve(Store.self, name: "main", on: MainActor.self)
    // Whether these run on the main actor is not known.
    _ = try container.resolve(Screen.self)
    _ = try await container.resolve(async: Screen.self, name: "kept")
    // These run there.
    _ = try await container.resolve(Screen.self, on: MainActor.self)
    _ = try await container.resolve(Screen.self, name: "static", on: MainActor.self)
}
try await start()
