//! title: a program that fills its containers and forgets its only assembly
//! runs: no
//! proof: proved 1 of 2 resolutions; 1 not provable: 1 unknown container
import Dovetail

final class Page: Sendable { init(title: String) {} }
struct PageAssembly: Assembly { //~ never-applied-assembly
    func assemble(_ c: inout Registrations) { c.register(Page.self, Page.init) }
}
let app = try Container { c in c.register(Int.self) { _ in 1 } }
let other = try Container { c in c.register(Double.self) { _ in 1 } } //~ unused-registration
_ = try app.resolve(Int.self)
