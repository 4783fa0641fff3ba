//! class: K15 cycles
//! note: a cycle of singletons is closed in completed
import Dovetail
import Probe
final class Menu: @unchecked Sendable { var bar: Bar? }
final class Bar: Sendable { unowned let menu: Menu; init(menu: Menu) { self.menu = menu } }
let box = try Container { c in
    c.register(Menu.self, scope: .singleton) { _ in Menu() } completed: { r, menu in menu.bar = try r.resolve() }
    c.register(Bar.self, scope: .singleton, Bar.init)
}
attempt { try box.resolve(Bar.self) }
same(try box.resolve(Menu.self) === box.resolve(Bar.self).menu)
