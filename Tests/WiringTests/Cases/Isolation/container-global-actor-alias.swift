//! title: an alias after 'on:' is the actor that it means
//! proof: proved 1 of 1 resolution
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
