//! class: K16 ports
//! note: a port is filled in either branch of a flag, one is asked under the flag that fills it
import Dovetail
import Probe
enum Kit { static let pay = Port<String>("pay"); static let map = Port<Int>("map") }
struct Api: Sendable {}
#if PAYING
try Kit.pay.inject("p")
try Kit.map.inject(1)
attempt { try Kit.map.get() }
#else
try Kit.pay.inject("q")
#endif
attempt { try Kit.pay.get() }
