//! title: which container a function fills is not told, and only one of them has what it needs
//! runs: no
import Dovetail

final class Page: Sendable { init(title: String) {} }
func fill(_ c: inout Registrations) { c.register(Page.self, Page.init) } //~ unused-registration
let fills = [fill]
let app = try Container { c in
    c.register(String.self) { _ in "" }
    for next in fills { next(&c) }
}
let other = try Container { c in c.register(Int.self) { _ in 1 } }
_ = try app.resolve(String.self)
_ = try other.resolve(Int.self)
