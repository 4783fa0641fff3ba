//! title: structures, functions, ports, and what is resolved later, that several actors share
//// file: App/App.swift
import Dovetail

final class Cache { var count = 0 }
struct Counter { let cache = Cache() }
struct Checked: @unchecked Sendable { let cache = Cache() }
struct Plain { let count = 0 }
final class Draft { var count = 0 }
final class Note { var count = 0 }
protocol Counting: AnyObject { var count: Int { get } }
final class Clicks: Counting { var count = 0 }
final class Taps { var count = 0 }

enum Ports {
    static let clicks = Port<any Counting>("clicks")
    static let taps = Port<Taps>("taps")
    static let next = Port<() -> Int>("next")
    static let safe = Port<@Sendable () -> Int>("safe")
    static let mine = Port<Taps>("mine")
}

actor Loader {
    let container: Container
    let draft: Lazy<Draft>
    let note: Provider<Note>
    init(container: Container, draft: Lazy<Draft>, note: Provider<Note>) {
        (self.container, self.draft, self.note) = (container, draft, note)
    }
    func load() throws -> Int {
        _ = try container.resolve(Counter.self)
        _ = try container.resolve(Checked.self)
        _ = try container.resolve(Plain.self)
        _ = try container.resolve((() -> Int).self)()
        _ = try container.resolve((@Sendable () -> Int).self)()
        _ = try Ports.clicks.get().count + Ports.taps.get().count + Ports.next.get()() + Ports.safe.get()()
        return try draft().count + note().count
    }
}
@MainActor func show(_ container: Container, _ draft: Lazy<Draft>) throws -> Int {
    _ = try container.resolve(Counter.self)
    _ = try container.resolve(Checked.self)
    _ = try container.resolve(Plain.self)
    _ = try container.resolve((() -> Int).self)()
    _ = try container.resolve((@Sendable () -> Int).self)()
    _ = try Ports.clicks.get().count + Ports.taps.get().count + Ports.next.get()() + Ports.safe.get()()
    _ = try Ports.mine.get().count
    return try draft().count
}

@main struct App {
    static func main() async throws {
        let container = try Container { c in
            c.register(Counter.self, scope: .singleton) { _ in Counter() } //~ not-sendable-kept: its property 'cache' holds 'Cache'
            c.register(Checked.self, scope: .singleton) { _ in Checked() }
            c.register(Plain.self, scope: .singleton) { _ in Plain() }
            c.register((() -> Int).self, scope: .singleton) { _ in { 1 } } //~ not-sendable-kept: functions of the type
            c.register((@Sendable () -> Int).self, scope: .singleton) { _ in { 1 } }
            c.register(Draft.self, scope: .singleton, Draft.init) //~ not-sendable-kept: gets it through this 'Lazy<Draft>'
            c.register(Note.self, scope: .singleton, Note.init)
        }
        try Ports.clicks.inject(Clicks()) //~ not-sendable-kept: the port 'Ports.clicks' keeps this
        try Ports.taps.inject(Taps()) //~ not-sendable-kept
        try Ports.next.inject { 1 } //~ not-sendable-kept
        try Ports.safe.inject { 1 }
        try Ports.mine.inject(Taps())
        let draft = try container.resolve(Lazy<Draft>.self)
        let loader = Loader(container: container, draft: draft, note: try container.resolve(Provider<Note>.self))
        print(try await loader.load(), try await show(container, draft))
    }
}
//> 0 0
