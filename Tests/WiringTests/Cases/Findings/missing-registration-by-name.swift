//! title: [String: T] needs a service that has a name
//! command: check
import Dovetail

struct Page: Sendable {}
let app = try Container { c in
    c.register(Page.self) { _ in Page() }
    c.contribute(Page.self) { _ in Page() }
}
_ = try app.resolve([Page].self)
_ = try app.resolve([String: Page].self) //~ missing-registration
