//! class: K15 cycles
//! note: the closure that an initializer keeps is called by it, by another one, or by the factory
import Dovetail
import Probe
final class Page: Sendable {
    let next: @Sendable () throws -> Flow
    init(_ box: Container) throws { next = { try box.resolve(Flow.self) }; _ = try next() }
}
final class Flow: Sendable { let page: Page; init(page: Page) { self.page = page } }
let one = try Container { c in
    c.register(Page.self) { r in try Page(r.container) }
    c.register(Flow.self) { r in Flow(page: try r.resolve(Page.self)) }
}
attempt { try one.resolve(Page.self) }
final class Sheet: Sendable {
    let next: @Sendable () throws -> Deck
    init(_ box: Container) { next = { try box.resolve(Deck.self) } }
}
final class Deck: Sendable { let sheet: Sheet; init(sheet: Sheet) { self.sheet = sheet } }
let two = try Container { c in
    c.register(Sheet.self) { r in
        let sheet = Sheet(r.container)
        _ = try sheet.next()
        return sheet
    }
    c.register(Deck.self) { r in Deck(sheet: try r.resolve(Sheet.self)) }
}
attempt { try two.resolve(Sheet.self) }
final class Card: Sendable {
    let next: @Sendable () throws -> Hand
    init(_ box: Container) { next = { try box.resolve(Hand.self) } }
    convenience init(calling box: Container) throws { self.init(box); _ = try next() }
}
final class Hand: Sendable { let card: Card; init(card: Card) { self.card = card } }
let three = try Container { c in
    c.register(Card.self) { r in try Card(calling: r.container) }
    c.register(Hand.self) { r in Hand(card: try r.resolve(Card.self)) }
}
attempt { try three.resolve(Card.self) }
