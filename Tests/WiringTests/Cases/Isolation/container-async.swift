//! title: asynchronous factories await what is isolated to the main actor
//! proof: proved 4 of 6 resolutions; 1 not provable: 1 call on an unknown actor
import Dovetail

@MainActor final class Screen { init() {} }
@MainActor final class Model {
    init(screen: Screen) async {}
}
final class Late: Sendable {
    let screens: Provider<Screen>
    init(screens: Provider<Screen>) { self.screens = screens }
}

func start() async throws {
    let container = try Container { c in
        c.register(Screen.self, on: MainActor.self, Screen.init)
        c.register(Int.self) { r in
            _ = try await r.resolve(Screen.self, on: MainActor.self)
            return 1
        }
        c.register(Bool.self) { r in
            _ = try await r.resolve(Screen.self) //~ isolation-crossed
            return true
        }
        c.register(Late.self, Late.init)
    }
    _ = try await container.resolve(async: Int.self)
    _ = try await container.resolve(async: Bool.self)
    _ = try container.resolve(Late.self)
}
