//! class: K15 cycles
//! note: Lazy breaks the cycle
import Swinject
import Probe
final class Menu { init(_ bar: Lazy<Bar>) {} }
final class Bar { init(_ menu: Menu) {} }
let box = Container()
box.register(Menu.self) { r in Menu(r.resolve(Lazy<Bar>.self)!) }
box.register(Bar.self) { r in Bar(r.resolve(Menu.self)!) }
probe(box.resolve(Bar.self))
probe(box.resolve(Menu.self))
