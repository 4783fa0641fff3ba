//! title: kept services that are Sendable, isolated, constant, not shared, or not surely shared by actors
//// file: App/App.swift
import Dovetail

final class Checked: Sendable { let count = 1 }
final class Unchecked: @unchecked Sendable { var count = 1 }
class Parent: @unchecked Sendable { var count = 1 }
final class Child: Parent, @unchecked Sendable {}
protocol Shared: Sendable {}
final class Extended { var count = 1 }
extension Extended: @unchecked Sendable {}
@MainActor final class Screen { var count = 1; nonisolated init() {} }
actor Counter { var count = 1 }
struct Value { var count = 1 }
final class Constant { let count = 1 }
final class Each { var count = 1 }
final class Single { var count = 1 }
final class Maybe { var count = 1 }
final class Captured { var count = 1 }

actor Loader {
    let container: Container
    init(container: Container) { self.container = container }
    func load() throws -> Int {
        _ = try container.resolve(Screen.self)
        _ = try container.resolve(Counter.self)
        return try container.resolve(Checked.self).count + container.resolve(Unchecked.self).count
            + container.resolve(Child.self).count + container.resolve(Extended.self).count
            + container.resolve(Value.self).count + container.resolve(Constant.self).count
            + container.resolve(Each.self).count + container.resolve(Maybe.self).count
    }
    // Whether the closure runs on the actor is not known.
    func later() -> @Sendable () throws -> Int {
        let container = container
        return { try container.resolve(Captured.self).count }
    }
}
@MainActor func show(_ container: Container) throws -> Int {
    _ = try container.resolve(Screen.self)
    _ = try container.resolve(Counter.self)
    return try container.resolve(Checked.self).count + container.resolve(Unchecked.self).count
        + container.resolve(Child.self).count + container.resolve(Extended.self).count
        + container.resolve(Value.self).count + container.resolve(Constant.self).count
        + container.resolve(Each.self).count + container.resolve(Single.self).count
        + container.resolve(Single.self).count + container.resolve(Captured.self).count
}
// This may run on the actor that calls it.
func maybe(_ container: Container) throws -> Int { try container.resolve(Maybe.self).count }

@main struct App {
    @MainActor static func main() async throws {
        let container = try Container { c in
            c.register(Checked.self, scope: .singleton) { _ in Checked() }
            c.register(Unchecked.self, scope: .singleton) { _ in Unchecked() }
            c.register(Child.self, scope: .singleton) { _ in Child() }
            c.register(Extended.self, scope: .singleton) { _ in Extended() }
            c.register(Screen.self, scope: .singleton) { _ in Screen() }
            c.register(Counter.self, scope: .singleton) { _ in Counter() }
            c.register(Value.self, scope: .singleton) { _ in Value() }
            c.register(Constant.self, scope: .singleton) { _ in Constant() }
            c.register(Each.self) { _ in Each() }
            c.register(Single.self, scope: .singleton) { _ in Single() }
            c.register(Maybe.self, scope: .singleton) { _ in Maybe() }
            c.register(Captured.self, scope: .singleton) { _ in Captured() }
        }
        let loader = Loader(container: container)
        print(try await loader.load(), try show(container), try maybe(container), try await loader.later()())
    }
}
//> 8 10 1 1
