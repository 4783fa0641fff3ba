//! title: a service with one argument of type Any is not one without arguments
//! runs: no
//! proof: proved 0 of 5 resolutions
import Dovetail

final class Screen: Sendable { init(_ context: Any) {} }
let container = try Container { c in
    c.register(Screen.self) { (_, context: Any) in Screen(context) }
    c.register(Screen.self, name: "optional") { (_, context: Any?) in Screen(context ?? "none") }
    c.register(Screen.self, name: "sendable") { (_, context: any Sendable) in Screen(context) }
}
_ = try container.resolve(Screen.self) //~ argument-mismatch: is resolved with no argument
_ = try container.resolve(Screen.self, name: "optional") //~ argument-mismatch: is resolved with no argument
_ = try container.resolve(Screen.self, name: "sendable") //~ argument-mismatch: is resolved with no argument
_ = try container.resolve(Screen.self, arguments: ()) //~ argument-mismatch: is resolved with an argument of type ()
_ = try container.resolve(Screen.self, arguments: 7) //~ argument-mismatch: of type Int
