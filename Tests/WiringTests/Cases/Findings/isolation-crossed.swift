//! title: what needs a service of the main actor is resolved without saying that it begins there
//! proof: proved 6 of 8 resolutions
import Dovetail

final class Feed: Sendable {}
@MainActor final class Model {
    let feed: Feed
    init(feed: Feed) { self.feed = feed }
}
final class Router: @unchecked Sendable {
    let model: Model
    init(model: Model) { self.model = model }
}
final class Shell: @unchecked Sendable {
    let router: Router
    init(router: Router) { self.router = router }
}

let container = try Container { c in
    c.register(Feed.self) { _ in Feed() }
    c.register(Model.self, on: MainActor.self, Model.init)
    c.register(Router.self) { r in try Router(model: r.resolve()) }
    c.register(Shell.self, Shell.init)
}
_ = try container.resolve(Feed.self)
_ = try container.resolve(Model.self) //~ isolation-crossed: 'Model' is isolated to the main actor
_ = try container.resolve(Shell.self) //~ isolation-crossed: 'Shell' needs 'Model'
_ = try container.resolve(Shell.self, on: MainActor.self)
_ = try container.resolve(Model.self, on: MainActor.self)
