//! runs: no
//! proof: proved 3 of 7 resolutions
import Swinject

class Base {}
final class Derived: Base {}
final class Screen { init(title: String, base: Base) {} }
final class Page { init(_ base: Base) {} }
let container = Container()
container.register(Screen.self) { (_, title: String, base: Base) in Screen(title: title, base: base) }
container.register(Page.self) { _, base in Page(base) }

let base: Base = Derived()
let derived = Derived()
_ = container.resolve(Screen.self, arguments: "a", base)
_ = container.resolve(Screen.self, arguments: base, "a") //~ argument-mismatch: 'Screen' is resolved with arguments of type Base, String
_ = container.resolve(Screen.self, argument: "a") //~ argument-mismatch
_ = container.resolve(Screen.self) //~ argument-mismatch: is resolved with no argument
_ = container.resolve(Page.self, argument: base)
_ = container.resolve(Page.self, argument: derived) //~ argument-mismatch: 'Page' is resolved with an argument of type Derived but registered with an argument of type Base
func open(_ base: Base?) {
    guard let base else { return }
    _ = container.resolve(Page.self, argument: base)
}
open(base)
