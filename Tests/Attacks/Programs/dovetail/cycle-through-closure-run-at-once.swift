//! class: K15 cycles
//! note: closures and local functions that run before the factory returns
import Dovetail
import Probe
final class Page: Sendable { init(flows: [Flow]) {} }
final class Flow: Sendable { init(page: Page) {} }
let mapped = try Container { c in
    c.register(Page.self) { r in
        let box = r.container
        return Page(flows: try [1].map { _ in try box.resolve(Flow.self) })
    }
    c.register(Flow.self) { r in Flow(page: try r.resolve(Page.self)) }
}
attempt { try mapped.resolve(Page.self) }
attempt { try mapped.resolve(Flow.self) }
final class Sheet: Sendable { init(deck: Deck) {} }
final class Deck: Sendable { init(sheet: Sheet) {} }
let local = try Container { c in
    c.register(Sheet.self) { r in
        let box = r.container
        func deck() throws -> Deck { try box.resolve(Deck.self) }
        return Sheet(deck: try deck())
    }
    c.register(Deck.self) { r in Deck(sheet: try r.resolve(Sheet.self)) }
}
attempt { try local.resolve(Sheet.self) }
final class Menu: Sendable { init(cart: Cart) {} }
final class Cart: Sendable { init(menu: Menu) {} }
let named = try Container { c in
    c.register(Menu.self) { r in
        let box = r.container
        let cart = { try box.resolve(Cart.self) }
        return Menu(cart: try cart())
    }
    c.register(Cart.self) { r in Cart(menu: try r.resolve(Menu.self)) }
}
attempt { try named.resolve(Cart.self) }
