//! class: K15 cycles
//! note: initCompleted closes the cycle of container-scoped services
import Swinject
import Probe
final class Menu { weak var bar: Bar? }
final class Bar { let menu: Menu; init(_ menu: Menu) { self.menu = menu } }
let box = Container()
box.register(Menu.self) { _ in Menu() }.initCompleted { r, menu in menu.bar = r.resolve(Bar.self) }.inObjectScope(.container)
box.register(Bar.self) { r in Bar(r.resolve(Menu.self)!) }.inObjectScope(.container)
probe(box.resolve(Bar.self))
same(box.resolve(Menu.self)!.bar === box.resolve(Bar.self))
