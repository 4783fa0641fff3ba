//! title: what a helper hands on: its arguments, and its name to another helper
//! runs: no
//! proof: proved 4 of 8 resolutions; 1 not provable: 1 unknown container
import Dovetail

final class Page: Sendable { init(_ title: String) {} }
let container = try Container { c in
    c.register(Page.self) { _ in Page("") }
    c.register(Page.self) { (_, title: String) in Page(title) }
    c.register(Page.self, name: "home") { _ in Page("home") }
}
func make<T, A>(_ argument: A) throws -> T { try container.resolve(arguments: argument) }
func named<T>(_ type: T.Type, _ name: String) throws -> T { try container.resolve(type, name: name) }
func find<T>(_ type: T.Type, by name: String) throws -> T { try named(type, name) }
func home<T>(_ type: T.Type) throws -> T { try named(type, "home") }
func open() throws {
    let one: Page = try make("title")
    let other: Page = try make(4) //~ argument-mismatch: argument of type Int
    _ = try find(Page.self, by: "home")
    _ = try find(Page.self, by: "hmoe") //~ missing-registration: 'Page' named "hmoe"
    _ = try home(Page.self)
    _ = try home(Int.self) //~ missing-registration: 'Int' named "home"
    _ = try container.resolve(Page.self)
}
