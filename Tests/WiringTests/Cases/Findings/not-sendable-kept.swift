//! title: kept services that are not Sendable, used by several actors: directly, through others, built by an initializer
//// file: App/App.swift
import Dovetail

protocol Counting: AnyObject { var count: Int { get set } }
final class Cache: Counting { var count = 0 }
class Base { var total = 0 }
final class Store: Base { override init() { super.init() } }
final class Model {
    let store: Store
    init(store: Store) { self.store = store }
}
final class Draft { var text = "" }

actor Loader {
    let container: Container
    init(container: Container) { self.container = container }
    func load() throws -> Int { try container.resolve((any Counting).self).count }
    func total() async throws -> Int { try await container.resolve(async: Store.self).total }
    func draft() throws -> String { try container.resolve(Draft.self).text }
}
@globalActor actor Disk { static let shared = Disk() }
@Disk struct Files {
    func draft(_ container: Container) throws -> String { try container.resolve(Draft.self).text }
}
@MainActor final class Screen {
    let container: Container
    init(container: Container) throws {
        self.container = container
        try container.resolve((any Counting).self).count += 1
    }
    func total() throws -> Int { try container.resolve(Model.self).store.total }
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register((any Counting).self, scope: .singleton) { _ in Cache() } //~ not-sendable-kept: 'Cache' is not Sendable
            c.register(Store.self, scope: .singleton, Store.init) //~ not-sendable-kept: by the main actor
            c.register(Model.self, Model.init)
            c.register(Draft.self, scope: .weak) { _ in Draft() } //~ not-sendable-kept: by the actor 'Disk'
        }
        let screen = try await Screen(container: container)
        let loader = Loader(container: container)
        print(try await loader.load(), try await loader.total(), try await screen.total())
        print(try await loader.draft() + Files().draft(container))
    }
}
//> 1 0 0
//>
