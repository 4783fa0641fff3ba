//! title: resolutions that begin on the main actor, and a service of another container that happens to have the type
//! proof: proved 5 of 5 resolutions
//// file: App/App.swift
import Dovetail

final class Feed: Sendable { let id = 1 }
@MainActor final class Model {
    let feed: Feed
    init(feed: Feed) { self.feed = feed }
}
final class Router: @unchecked Sendable {
    let model: Model
    init(model: Model) { self.model = model }
}

@main struct App {
    @MainActor static func main() throws {
        let container = try Container { c in
            c.register(Feed.self) { _ in Feed() }
            c.register(Model.self, on: MainActor.self) { r in try Model(feed: r.resolve()) }
            c.register(Router.self) { r in try Router(model: r.resolve(Model.self)) }
        }
        let other = try Container { c in c.register(Router?.self) { _ in nil } }
        print(try container.resolve(Router.self, on: MainActor.self).model.feed.id)
        print(try container.resolve(Feed.self).id)
        print(try other.resolve(Router?.self) === nil)
    }
}
//> 1
//> 1
//> true
