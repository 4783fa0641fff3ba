//! class: K18 isolation
//! note: members with the names of isolated ones, of values whose types are known
import Dovetail
import Probe
@MainActor final class Screen {
    var title = ""
    init() {}
    init(kind: Int) {}
    func build() -> Int { 1 }
    static func make() -> Screen { Screen() }
}
struct Kind: Sendable {
    init() {}
    init(kind: Int) {}
    static func make() -> Kind { Kind() }
    var title: String { "kind" }
}
struct Settings: Sendable {
    var kind = Kind()
    var kinds: [Kind] { [kind] }
}
final class Maker: Sendable {
    let settings = Settings()
    func build() -> Int { 1 }
}
final class Rooms: Sendable {
    let settings = Settings()
    func fill(_ c: inout Registrations) {
        c.register(Hall.self) { _ in Hall(kind: self.settings.kind) }
        c.register(Room.self) { _ in Room(title: self.settings.kind.title) }
    }
}
final class Stand: Sendable { init(kind: Kind, count: Int = 0) {} }
final class Shop: Sendable { init(_ value: Int) {} }
final class Hall: Sendable { init(kind: Kind) {} }
final class Room: Sendable { init(title: String) {} }
final class Cellar: Sendable { init(_ value: any Sendable) {} }
let maker = Maker()
let box = try Container { c in
    c.register(Maker.self) { _ in .init() }
    c.register(Shop.self) { r in
        let maker = try r.resolve(Maker.self)
        return Shop(maker.build() + Maker().build())
    }
    c.register(Stand.self) { _ in
        let kind: Kind = .make()
        guard kind.title == "kind" else { return Stand(kind: .init()) }
        return Stand(kind: .init(kind: 1), count: maker.build())
    }
    c.register(Cellar.self) { _ in
        let first = Kind()
        return Cellar([first.title, maker.settings.kind.title, "title".uppercased()])
    }
    Rooms().fill(&c)
}
attempt { try box.resolve(Shop.self) }
attempt { try box.resolve(Stand.self) }
attempt { try box.resolve(Hall.self) }
attempt { try box.resolve(Room.self) }
attempt { try box.resolve(Cellar.self) }
