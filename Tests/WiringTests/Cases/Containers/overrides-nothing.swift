//! runs: no
import Dovetail

struct Clock: Sendable {}

struct Fakes: Assembly {
    func assemble(_ c: inout Registrations) {
        c.register(Clock.self, override: true) { _ in Clock() }
        c.register(Clock.self, name: "fake", override: true) { _ in Clock() } //~ override-without-original: 'Clock' named "fake" has override: true but overrides nothing, so creating 'app' fails
        c.register(Int.self, override: true) { (_, base: Int) in base } //~ override-without-original
    }
}
struct Live: Assembly {
    func assemble(_ c: inout Registrations) {
        c.register(Clock.self) { _ in Clock() }
        c.register(Int.self) { _ in 1 }
    }
}
let app = try Container(Live(), Fakes())
let child = try Container(parent: app) { c in
    c.register(Clock.self, override: true) { _ in Clock() } //~ override-without-original: remove override: true; a child's registration shadows its parent's without it
}

func open(_ name: String) throws {
    let other = try Container { c in
        c.register(Clock.self, name: name) { _ in Clock() }
        c.register(Clock.self, name: "one", override: true) { _ in Clock() }
    }
    _ = try other.resolve(Clock.self, name: name)
    _ = try other.resolve(Clock.self, name: "one")
}
_ = try app.resolve(Clock.self)
_ = try app.resolve(Clock.self, name: "fake")
_ = try app.resolve(Int.self)
_ = try app.resolve(Int.self, arguments: 2)
_ = try child.resolve(Clock.self)
