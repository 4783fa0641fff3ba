//! class: K1 places
//! note: a lazy property makes a container for each object, and one is filled
import Swinject
import Probe
final class Session {}
final class Screen { lazy var box = Container(); func show() { probe(box.resolve(Session.self)) } }
let one = Screen(), two = Screen()
one.box.register(Session.self) { _ in Session() }
one.show()
two.show()
