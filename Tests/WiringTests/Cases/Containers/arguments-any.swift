//! title: one argument of a type that every value has is an argument
//! proof: proved 7 of 7 resolutions
import Dovetail

final class Screen: Sendable {
    let context: String
    init(_ context: Any) { self.context = "\(context)" }
}
let container = try Container { c in
    c.register(Screen.self) { (_, context: Any) in Screen(context) }
    c.register(Screen.self, name: "optional") { (_, context: Any?) in Screen(context ?? "none") }
    c.register(Screen.self, name: "sendable") { (_, context: any Sendable) in Screen(context) }
    c.register(Screen.self, name: "void") { (_, context: Void) in Screen(context) }
    c.register(Screen.self, name: "none") { _ in Screen("none") }
}
let link: Any = "link"
print(try container.resolve(Screen.self, arguments: link).context)
let none: Any? = nil
print(try container.resolve(Screen.self, name: "optional", arguments: none).context)
let number: any Sendable = 7
print(try container.resolve(Screen.self, name: "sendable", arguments: number).context)
// A marker protocol does not exist at run time.
print(try container.resolve(Screen.self, name: "sendable", arguments: link).context)
print(try container.resolve(Screen.self, name: "void").context)
print(try container.resolve(Screen.self, name: "void", arguments: ()).context)
print(try container.resolve(Screen.self, name: "none", arguments: ()).context)
//> link
//> none
//> 7
//> link
//> ()
//> ()
//> none
