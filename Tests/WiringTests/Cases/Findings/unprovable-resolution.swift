//! title: each cause of an unproved resolution has its own help
//! command: check --strict
import Swinject

protocol Store {}
final class Disk: Store {}
final class Clock {}
let container = Container()
for name in names() { container.register(Store.self, name: name) { _ in Disk() } }
func open(_ name: String) {
    _ = container.resolve(Store.self, name: name) //~ unprovable-resolution: as the name
    _ = container.resolve(Store.self, name: "a") //~ unprovable-resolution: a registration of it has a name
}
final class Box<T> { var value: T? { container.resolve(T.self) } }
final class Page { init(_ clock: Clock) {} }
final class Session {}
final class Shop { init(_ session: Session) {} }
let app = Container()
app.register(Shop.self) { r in
    Shop(r.resolve(Session.self)!) //~ unprovable-resolution: register what needs it in the child container
}
let user = Container(parent: app)
user.register(Session.self) { _ in Session() }
_ = user.resolve(Session.self)
let chosen = Container(parent: made())
_ = chosen.resolve(Clock.self) //~ unprovable-resolution: check the sources of that code too
for type in types() { _ = container.resolve(type) } //~ unprovable-resolution: write the type, as in resolve(Service.self)
let either = CommandLine.arguments.isEmpty ? app : user
_ = either.resolve(Session.self) //~ unprovable-resolution: write the container's type
open(readLine() ?? "")
