//! title: the help for a registration that no container holds is about its assembly
//! command: check --strict
import Dovetail

final class Page: Sendable { init(title: String) {} }
struct PageAssembly: Assembly { //~ never-applied-assembly
    func assemble(_ c: inout Registrations) {
        c.register(Page.self, Page.init) //~ unprovable-resolution: apply its assembly to a container that the checked sources create
    }
}
let app = try Container { c in c.register(Int.self) { _ in 1 } }
let other = try Container { c in c.register(Double.self) { _ in 1 } } //~ unused-registration
_ = try app.resolve(Int.self)
