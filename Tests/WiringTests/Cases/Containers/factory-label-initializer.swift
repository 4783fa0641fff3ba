//! title: an initializer behind the label factory gets the resolver and the arguments
//! command: check
import Dovetail
struct Clock: Sendable { let hour = 12 }
struct Alarm: Sendable {
    let clock: Clock
    init(_ r: borrowing Resolver) throws { clock = try r.resolve() }
}
struct Bell: Sendable {
    let rings: Int
    init(_ r: borrowing Resolver, _ rings: Int) { self.rings = rings }
}
let container = try Container { c in
    c.register(Clock.self) { _ in Clock() }
    c.register(Alarm.self, factory: Alarm.init(_:))
    c.register(Bell.self, factory: Bell.init)
}
print(try container.resolve(Alarm.self).clock.hour, try container.resolve(Bell.self, arguments: 3).rings)
//> 12 3
