//! class: K15 cycles
//! note: functions that resolve something else, from another container, or later
import Swinject
import Probe
final class Card { init(_ hand: Hand?) {} }
final class Hand { init(_ card: Card) {} }
final class Page { init(_ open: @escaping () -> Flow?) {} }
final class Flow { init(_ page: Page) {} }
let cards = Container()
cards.register(Card.self) { _ in Card(nil) }
func card() -> Card { cards.resolve(Card.self)! }
func flow() -> Flow? { all.resolve(Flow.self) }
let all = Container()
all.register(Hand.self) { _ in Hand(card()) }
all.register(Card.self) { r in Card(r.resolve(Hand.self)!) }
all.register(Page.self) { _ in Page { flow() } }
all.register(Flow.self) { r in Flow(r.resolve(Page.self)!) }
probe(all.resolve(Card.self))
probe(all.resolve(Flow.self))
