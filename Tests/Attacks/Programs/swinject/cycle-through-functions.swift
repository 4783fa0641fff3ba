//! class: K15 cycles
//! note: factories call functions that are passed no container and resolve from a global one
import Swinject
import Probe
final class Card { init(_ hand: Hand) {} }
final class Hand { init(_ card: Card) {} }
final class Deck { init(_ table: Table) {} }
final class Table { init(_ deck: Deck) {} }
let all = Container()
func card() -> Card { next() }
func next() -> Card { all.resolve(Card.self)! }
enum Decks { static func deck() -> Deck { all.resolve(Deck.self)! } }
all.register(Hand.self) { _ in Hand(card()) }
all.register(Card.self) { r in Card(r.resolve(Hand.self)!) } //~ construction-cycle
all.register(Table.self) { _ in Table(Decks.deck()) }
all.register(Deck.self) { r in Deck(r.resolve(Table.self)!) } //~ construction-cycle
probe(all.resolve(Hand.self))
