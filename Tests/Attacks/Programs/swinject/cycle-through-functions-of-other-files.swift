//! class: K15 cycles
//! note: factories call functions in files that import no container, which resolve from a global one
//// file: App/Types.swift
final class Card { init(_ hand: Hand) {} }
final class Hand { init(_ card: Card) {} }
//// file: App/Card.swift
func card() -> Card { next() }
//// file: App/Next.swift
func next() -> Card { all.resolve(Card.self)! }
//// file: App/main.swift
import Swinject
import Probe
let all = Container()
all.register(Hand.self) { _ in Hand(card()) }
all.register(Card.self) { r in Card(r.resolve(Hand.self)!) } //~ construction-cycle
probe(all.resolve(Hand.self))
