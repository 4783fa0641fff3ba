//! class: K15 cycles
//! note: a cycle goes through wrapped properties of two classes
import Swinject
import Probe
let box = Container()
@propertyWrapper struct Inject<T> { let wrappedValue: T; init() { wrappedValue = box.resolve(T.self)! } }
final class Menu { @Inject var bar: Bar }
final class Bar { @Inject var menu: Menu } //~ construction-cycle
box.register(Menu.self) { _ in Menu() }
box.register(Bar.self) { _ in Bar() }
probe(box.resolve(Menu.self))
