//! title: missing-registration: a misspelt name in a registration that several places resolve rightly
import Dovetail

struct Store: Sendable {}
final class Feed { init(store: Store) {} }
let container = try Container { c in
    c.register(Store.self, name: "cashe") { _ in Store() }
    c.register(Feed.self) { r in Feed(store: try r.resolve(Store.self, name: "cache")) }  //~ missing-registration: help: did you mean name: "cache" in the registration on line 6 of App/main.swift?
}
_ = try container.resolve(Feed.self)
_ = try container.resolve(Store.self, name: "cache")  //~ missing-registration: 'Store' named "cache" is also needed here
