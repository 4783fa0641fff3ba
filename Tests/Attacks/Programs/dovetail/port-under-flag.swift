//! class: K16 ports
//! note: a port is filled under a flag of another build, in the same file
import Dovetail
import Probe
enum Kit { static let pay = Port<String>("pay") }
struct Api: Sendable {}
let box = try Container { c in c.register(Api.self) { _ in Api() } }
#if PAYING
try Kit.pay.inject("p")
#endif
attempt { try box.resolve(Api.self) }
attempt { try Kit.pay.get() }
