//! title: initializers and functions inherit their isolation from types, protocols and extensions
//! proof: proved 6 of 11 resolutions
import Dovetail

@MainActor class Base { init() {} }
final class Written: Base { override init() { super.init() } }
final class Inherited: Base {}
@MainActor protocol Showing: AnyObject {}
final class Shown: Showing { init() {} }
final class Own: Sendable { @MainActor init() {} }
final class Free: Sendable { init() {} }
@MainActor func makeBase() -> Base { Base() }
enum Bases { @MainActor static func make() -> Base { Base() } }

let container = try Container { c in
    c.register(Written.self, Written.init)
    c.register(Inherited.self, Inherited.init)
    c.register(Shown.self, Shown.init)
    c.register(Own.self, Own.init)
    c.register(Free.self, Free.init)
    c.register(Base.self, name: "global", makeBase)
}
_ = try container.resolve(Written.self) //~ isolation-crossed
_ = try container.resolve(Inherited.self) //~ isolation-crossed
_ = try container.resolve(Shown.self) //~ isolation-crossed
_ = try container.resolve(Own.self) //~ isolation-crossed
_ = try container.resolve(Base.self, name: "global") //~ isolation-crossed
_ = try container.resolve(Free.self)
_ = try container.resolve(Written.self, on: MainActor.self)
_ = try container.resolve(Inherited.self, on: MainActor.self)
_ = try container.resolve(Shown.self, on: MainActor.self)
_ = try container.resolve(Own.self, on: MainActor.self)
_ = try container.resolve(Base.self, name: "global", on: MainActor.self)
