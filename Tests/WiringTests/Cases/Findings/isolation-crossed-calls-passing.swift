//! title: factories call what is isolated where it runs, or what is not isolated
//! proof: proved 13 of 13 resolutions
import Dovetail

@globalActor actor Disk { static let shared = Disk() }
@MainActor final class Screen { init() {} }
@MainActor final class Plain {
    nonisolated init() {}
    init(title: String) {}
}
@Disk final class Store { init() {} }
actor Counter { init() {} }
@MainActor func makeScreen() -> Screen { Screen() }

@MainActor func start() async throws {
    let container = try Container { c in
        c.register(Screen.self, on: MainActor.self) { _ in Screen() }
        c.register(Screen.self, name: "function", on: MainActor.self) { _ in makeScreen() }
        c.register(Screen.self, name: "assumed") { _ in MainActor.assumeIsolated { Screen() } }
        c.register(Screen.self, name: "awaited") { _ in await Screen() }
        c.register(Plain.self) { _ in Plain() }
        c.register(Plain.self, name: "main", on: MainActor.self) { _ in Plain(title: "") }
        c.register(Store.self) { _ in await Store() }
        c.register(Counter.self) { _ in Counter() }
        c.register((@Sendable () async -> Screen).self) { _ in { await Screen() } }
    }
    _ = try container.resolve(Screen.self, on: MainActor.self)
    _ = try container.resolve(Screen.self, name: "function", on: MainActor.self)
    _ = try container.resolve(Screen.self, name: "assumed")
    _ = try await container.resolve(async: Screen.self, name: "awaited")
    _ = try container.resolve(Plain.self)
    _ = try await container.resolve(async: Plain.self)
    _ = try container.resolve(Plain.self, on: MainActor.self)
    _ = try container.resolve(Plain.self, name: "main", on: MainActor.self)
    _ = try await container.resolve(async: Store.self)
    _ = try container.resolve(Counter.self)
    _ = try await container.resolve(async: Counter.self)
    _ = try container.resolve(Counter.self, on: MainActor.self)
    _ = try container.resolve((@Sendable () async -> Screen).self)
    print("ready")
}
try await start()
//> ready
