//! class: K8 not counted
//! note: another type has a function named register
import Swinject
import Probe
final class Feed {}
final class Chat {}
extension Container { func register<S>(_ type: S.Type, kept: Bool, _ make: @escaping () -> S) { register(type) { _ in make() } } }
final class Tasks { static let shared = Tasks(); func register(for name: String) {}; func register(for name: String, _ body: () -> Void) {} }
let box = Container()
box.register(Feed.self, kept: true) { Feed() }
Tasks.shared.register(for: "a")
Tasks.shared.register(for: "a") { print("b") }
probe(box.resolve(Feed.self))
probe(box.resolve(Chat.self))
