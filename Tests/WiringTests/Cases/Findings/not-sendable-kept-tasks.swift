//! title: kept services that are not Sendable, used by tasks and by functions that run outside all actors
//// file: App/App.swift
import Dovetail

final class Cache { var count = 0 }
final class Totals { var count = 0 }
final class Names { var count = 0 }
final class Prices { var count = 0 }
final class Single { var count = 0 }
final class Screen { var count = 0 }
final class Fixed { let count = 1 }

struct Jobs: Sendable {
    let container: Container

    func detached() async throws {
        let first = Task.detached(priority: .low) { try container.resolve(Cache.self).count }
        let second = Task.detached { try container.resolve(Cache.self).count }
        _ = try await (first.value, second.value)
    }
    func group() async throws {
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<2 { group.addTask { try container.resolve(Totals.self).count } }
            // Only one task resolves this.
            group.addTask { try container.resolve(Single.self).count }
            // Nothing of it changes.
            for _ in 0..<2 { group.addTask { try container.resolve(Fixed.self).count } }
            for try await _ in group {}
        }
    }
    func bindings() async throws -> Int {
        async let first = container.resolve(Names.self).count
        async let second = container.resolve(Names.self).count
        return try await first + second
    }
    @concurrent func outside() async throws -> Int { try container.resolve(Prices.self).count }
    @MainActor func inside() throws -> Int { try container.resolve(Prices.self).count }
    // Both run on the main actor.
    @MainActor func here() throws -> Int { try container.resolve(Screen.self).count }
    func there() async throws -> Int {
        try await Task.detached { @MainActor in try container.resolve(Screen.self).count }.value
    }
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Cache.self, scope: .singleton, Cache.init) //~ not-sendable-kept: several tasks share it
            c.register(Totals.self, scope: .singleton, Totals.init) //~ not-sendable-kept: by a task of a group that a loop starts
            c.register(Names.self, scope: .singleton, Names.init) //~ not-sendable-kept: by an 'async let'
            c.register(Prices.self, scope: .singleton, Prices.init) //~ not-sendable-kept: by the concurrent function 'outside'
            c.register(Single.self, scope: .singleton, Single.init)
            c.register(Screen.self, scope: .singleton, Screen.init)
            c.register(Fixed.self, scope: .singleton, Fixed.init)
        }
        let jobs = Jobs(container: container)
        try await jobs.detached()
        try await jobs.group()
        print(try await jobs.bindings(), try await jobs.outside(), try await jobs.inside())
        print(try await jobs.here(), try await jobs.there())
    }
}
//> 0 0 0
//> 0 0
