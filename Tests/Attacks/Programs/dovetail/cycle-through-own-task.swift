//! class: K15 cycles
//! note: the program's own type Task runs its closure at once
import Dovetail
import Probe
struct Task { init(_ body: () throws -> Void) rethrows { try body() } }
final class Loader: Sendable {}
final class Flow: Sendable { let loader: Loader; init(loader: Loader) { self.loader = loader } }
let box = try Container { c in
    c.register(Loader.self) { r in
        try Task { _ = try r.resolve(Flow.self) }
        return Loader()
    }
    c.register(Flow.self) { r in Flow(loader: try r.resolve(Loader.self)) }
}
attempt { try box.resolve(Loader.self) }
attempt { try box.resolve(Flow.self) }
