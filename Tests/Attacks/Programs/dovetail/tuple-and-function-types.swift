//! class: K5 types
//! note: services that are a tuple and a function
import Dovetail
import Probe
typealias Log = @Sendable (String) -> Void
let box = try Container { c in
    c.register((Int, String).self) { _ in (1, "a") }
    c.register(Log.self) { _ in { print($0) } }
}
attempt { try box.resolve((Int, String).self) }
attempt { try box.resolve((@Sendable (String) -> Void).self) }
attempt { try box.resolve((String, Int).self) } //~ missing-registration
