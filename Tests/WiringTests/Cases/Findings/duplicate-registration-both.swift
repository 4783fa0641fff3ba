//! title: duplicate-registration: two that build different types may both be needed
//! command: check
import Dovetail

protocol Logger: Sendable {}
struct Console: Logger {}
struct File: Logger { init(path: String) {} }
let container = try Container { c in
    c.register((any Logger).self, Console.init)
    c.register((any Logger).self) { _ in File(path: "log") } //~ duplicate-registration: which registers it last; if both are needed, register one of them with a name
}
_ = try container.resolve((any Logger).self)
