//! class: K5 types
//! note: local types under #if, near misses
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
let box = Container()
box.register(Feed.self) { _ in Feed() }
func one() {
    #if NOWHERE
    final class Chat {}
    #endif
    probe(box.resolve(Feed.self))
}
func two() {
    #if !NOWHERE
    final class Feed {}
    box.register(Feed.self) { _ in Feed() }
    probe(box.resolve(Feed.self))
    #endif
}
func three() {
    #if NOWHERE
    typealias Feed = Int
    #endif
    probe(box.resolve(Feed.self))
}
one()
two()
three()
probe(box.resolve(Feed.self))
