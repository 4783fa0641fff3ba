//! runs: no
//! proof: proved 0 of 5 resolutions
import Dovetail

protocol Store: Sendable {}
final class Log: Sendable {}
final class UseCase: Sendable { init(store: any Store, log: Log?) {} }
let container = try Container { c in
    c.register(UseCase.self, UseCase.init) //~ missing-registration: 'UseCase' needs 'Store', which is not registered
    c.register(Int.self) { _ in 1 }
    c.register(Int.self) { _ in 2 } //~ duplicate-registration: creating the container fails
    c.register(Float.self) { _ in 1 }
    c.register(Float.self, override: true) { _ in 2 }
}
_ = try container.resolve(UseCase.self)
_ = try container.resolve(Int.self)
_ = try container.resolve(Float.self)
