//! title: a function of the program that registers a generic type, called without arguments
//! command: check
import Dovetail

final class Clock { init() {} }
protocol Made { init() }
extension Clock: Made {}
extension Registrations {
    mutating func add<T: Made>(_ make: @escaping @Sendable () -> T = { T() }) -> T.Type {
        register(T.self) { _ in make() }
        return T.self
    }
}
let container = try Container { c in
    let _: Clock.Type = c.add()
}
