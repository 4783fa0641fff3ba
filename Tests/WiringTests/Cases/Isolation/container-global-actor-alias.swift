//! title: an alias after 'on:' may mean the main actor, so nothing is said of what is registered with it
//! proof: proved 0 of 1 resolution; 1 not provable: 1 service that may be registered dynamically
import Dovetail

typealias UI = MainActor
@MainActor final class Screen {}

@MainActor func use() throws {
    let container = try Container { c in
        c.register(Screen.self, on: UI.self, Screen.init)
    }
    let screen = try container.resolve(Screen.self, on: MainActor.self)
    print(type(of: screen))
}
try await MainActor.run { try use() }
//> Screen
