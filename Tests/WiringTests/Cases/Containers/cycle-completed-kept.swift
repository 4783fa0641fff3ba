//! title: a transient service completes within the build of a kept one, which is not kept yet
//! runs: no
import Dovetail

final class Row: Sendable {}
final class List: Sendable { init(row: Row) {} }
final class Page: Sendable {}
final class Menu: Sendable { init(page: Page) {} }
let container = try Container { c in
    c.register(Row.self) { _ in Row() } completed: { r, _ in
        _ = try r.resolve(List.self) //~ construction-cycle: 'Row' → 'List' → 'Row'
    }
    c.register(List.self, scope: .singleton, List.init)
    c.register(Page.self, scope: .singleton) { _ in Page() } completed: { r, _ in
        _ = try r.resolve(Menu.self)
    }
    c.register(Menu.self, scope: .singleton, Menu.init)
}
_ = try container.resolve(Row.self)
_ = try container.resolve(Page.self)
