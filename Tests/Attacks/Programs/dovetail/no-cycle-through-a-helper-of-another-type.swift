//! class: K15 cycles
//! note: a method of another type has the same name as the one that resolves
import Dovetail
import Probe
final class Page: Sendable { init(_ book: Book) {} }
final class Book: Sendable { init(_ page: Page?) {} }
struct Kit: Sendable { func book() throws -> Book { try box.resolve(Book.self) } }
struct Plain: Sendable { func book() throws -> Book { Book(nil) } }
let kit = Plain()
nonisolated(unsafe) var box = try Container { c in
    c.register(Page.self) { _ in Page(try kit.book()) }
    c.register(Book.self) { _ in Book(try box.resolve(Page.self)) }
}
attempt { try probe(box.resolve(Page.self)) }
