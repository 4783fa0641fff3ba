//! class: K15 cycles
//! note: an initializer and an initial value call functions that resolve
import Dovetail
import Probe
final class Card: Sendable { init(_ hand: Hand) {} }
final class Hand: Sendable {
    let card: Card?
    init() { card = Hand.next() }
    static func next() -> Card? { Main.card() }
}
enum Main { static func card() -> Card? { try! box.resolve(Card.self) } } //~ construction-cycle
final class Deck: Sendable { init(_ table: Table) {} }
final class Table: Sendable { let deck = top() }
func top() -> Deck { try! box.resolve(Deck.self) } //~ construction-cycle
let box = try Container { c in
    c.register(Hand.self) { _ in Hand() }
    c.register(Card.self) { r in Card(try r.resolve(Hand.self)) }
    c.register(Table.self) { _ in Table() }
    c.register(Deck.self) { r in Deck(try r.resolve(Table.self)) }
}
attempt { try box.resolve(Card.self) }
attempt { try box.resolve(Deck.self) }
