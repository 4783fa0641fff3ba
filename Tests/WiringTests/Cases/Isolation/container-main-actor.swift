//! title: services of the main actor are registered and resolved there
//! proof: proved 8 of 10 resolutions; 1 not provable: 1 member that may never be called
//// file: App/App.swift
import Dovetail

final class Feed: Sendable {}
@MainActor final class Model {
    let feed: Feed
    init(feed: Feed) { self.feed = feed }
}
@MainActor protocol Screen: AnyObject { var name: String { get } }
@MainActor final class FeedScreen: Screen {
    let model: Model
    let name: String
    init(model: Model, name: String) {
        self.model = model
        self.name = name
    }
}

func container() throws -> Container {
    try Container { c in
        c.register(Feed.self, scope: .singleton) { _ in Feed() }
        c.register(Model.self, scope: .singleton, on: MainActor.self, Model.init)
        c.register((any Screen).self, on: MainActor.self) { r in try FeedScreen(model: r.resolve(), name: "plain") }
        c.register((any Screen).self, name: "closure") { @MainActor r in
            try FeedScreen(model: r.resolve(), name: "closure")
        }
        c.register(String.self, on: MainActor.self) { (r, id: Int) in try "\(r.resolve(Model.self).feed)\(id)" }
    }
}

@main struct App {
    @MainActor static func main() throws {
        let container = try container()
        print(try container.resolve((any Screen).self, on: MainActor.self).name)
        print(try container.resolve((any Screen).self, name: "closure", on: MainActor.self).name)
        print(try container.resolve(String.self, arguments: 1, on: MainActor.self).hasSuffix("1"))
        let model: Model = try container.resolve(on: MainActor.self)
        print(try model === container.resolve(Model.self, on: MainActor.self))
        do {
            _ = try container.resolve(Model.self)  // dovetail:ignore isolation-crossed: it is caught
        } catch {
            print(error.path.count)
        }
    }
}
//> plain
//> closure
//> true
//> true
//> 1
