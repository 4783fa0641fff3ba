//! class: K15 cycles
//! note: a factory calls a method of a helper, which resolves what needs the factory's service
import Dovetail
import Probe
final class Page: Sendable { init(_ book: Book) {} }
final class Book: Sendable { init(_ page: Page) {} }
struct Kit: Sendable { func book() throws -> Book { try box.resolve(Book.self) } }
let kit = Kit()
nonisolated(unsafe) var box = try Container { c in
    c.register(Page.self) { _ in Page(try kit.book()) }
    c.register(Book.self) { _ in Book(try box.resolve(Page.self)) }
}
attempt { try probe(box.resolve(Page.self)) }
