//! title: of overloaded functions, the one that a factory calls may be isolated
//! proof: proved 1 of 2 resolutions; 1 not provable: 1 call on an unknown actor
import Dovetail

@MainActor func page() -> Int { 1 }
func page(_ number: Int) -> Int { number }
func plain() -> Int { 2 }
func plain(_ number: Int) -> Int { number }

let container = try Container { c in
    c.register(Int.self) { _ in page(3) }
    c.register(Int.self, name: "plain") { _ in plain(4) }
}
func use() async throws {
    print(try container.resolve(Int.self), try container.resolve(Int.self, name: "plain"))
}
try await use()
//> 3 4
