//! class: K15 cycles
//! note: the initializer calls the closure that it is passed
import Dovetail
import Probe
final class Page: Sendable {
    let flow: Flow
    init(_ next: @Sendable () throws -> Flow) throws { flow = try next() }
}
final class Flow: Sendable { let page: Page; init(page: Page) { self.page = page } }
let called = try Container { c in
    c.register(Page.self) { r in let box = r.container; return try Page { try box.resolve(Flow.self) } }
    c.register(Flow.self) { r in Flow(page: try r.resolve(Page.self)) }
}
attempt { try called.resolve(Page.self) }
attempt { try called.resolve(Flow.self) }
final class Sheet: Sendable {
    let next: @Sendable () throws -> Deck
    init(_ next: @escaping @Sendable () throws -> Deck) throws { self.next = next; _ = try next() }
}
final class Deck: Sendable { let sheet: Sheet; init(sheet: Sheet) { self.sheet = sheet } }
let kept = try Container { c in
    c.register(Sheet.self) { r in let box = r.container; return try Sheet { try box.resolve(Deck.self) } }
    c.register(Deck.self) { r in Deck(sheet: try r.resolve(Sheet.self)) }
}
attempt { try kept.resolve(Sheet.self) }
attempt { try kept.resolve(Deck.self) }
