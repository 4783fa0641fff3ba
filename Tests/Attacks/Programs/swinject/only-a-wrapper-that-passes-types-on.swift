//! class: K8 not counted
//! note: a wrapper's file has no type in its calls
//! modules: App
//// file: App/DI.swift
import Swinject
class DI {
    let c = Container()
    func add<T>(_ t: T.Type, _ make: @escaping () -> T) { c.register(t) { _ in make() } }
    func get<T>(_ t: T.Type) -> T? { c.resolve(t) }
}
//// file: App/main.swift
import Probe
final class Feed {}
final class Chat {}
let a = DI()
a.add(Feed.self) { Feed() }
probe(a.get(Feed.self))
probe(a.get(Chat.self)) //~ missing-registration
