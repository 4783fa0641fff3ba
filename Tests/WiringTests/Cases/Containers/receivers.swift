//! runs: no
//! proof: proved 8 of 19 resolutions; 2 not provable: 1 unknown container, 1 unknown type
//// file: App/App.swift
import Swinject

class A {}
class B {}
final class App {
    static let shared = App()
    let assembler = Assembler([Services()])
    var resolver: Resolver { assembler.resolver }
}
final class Services: Assembly {
    func assemble(container: Container) { container.register(A.self) { _ in A() } }
}
class Coordinator {
    let resolver: Resolver
    init(resolver: Resolver) { self.resolver = resolver }
}
class Delegate {
    let container: Container
    init(container: Container) { self.container = container }
}
//// file: App/Uses.swift
import Swinject

struct Pages { let coordinator: Coordinator; let containers: [String: Container]; let list: [Container] }
func use(_ pages: Pages, _ delegate: Any, _ other: Resolver?) {
    _ = App.shared.resolver.resolve(A.self)!
    _ = App.shared.resolver.resolve(B.self)!  //~ missing-registration: 'B' is not registered
    _ = pages.coordinator.resolver.resolve(A.self)!
    _ = pages.coordinator.resolver.resolve(B.self)!  //~ missing-registration: 'B' is not registered
    _ = (delegate as! Delegate).container.resolve(A.self)!
    _ = (delegate as! Delegate).container.resolve(B.self)!  //~ missing-registration: 'B' is not registered
    let known = delegate as! Delegate
    _ = known.container.resolve(B.self)!  //~ missing-registration: 'B' is not registered
    guard let unwrapped = delegate as? Delegate else { return }
    _ = unwrapped.container.resolve(B.self)!  //~ missing-registration: 'B' is not registered
    _ = pages.containers["main"]!.resolve(A.self)!
    _ = pages.list[0].resolve(A.self)!
    _ = pages.list.first!.resolve(B.self)!  //~ missing-registration: 'B' is not registered
    _ = (other ?? App.shared.resolver).resolve(A.self)!
    with { $0.resolve(B.self)! }  //~ missing-registration: 'B' is not registered
    let ask = { (resolver: Resolver) in resolver.resolve(A.self)! }
    _ = ask(App.shared.resolver)
    let type = B.self
    _ = App.shared.resolver.resolve(type)!  //~ missing-registration: 'B' is not registered
    _ = App.shared.resolver.resolve(Resolver.self)!.resolve(A.self)!  //~ missing-registration: 'Resolver' is not registered
    _ = App.shared.resolver.resolve(Swift.type(of: B()))
    _ = App.shared.resolver.resolve(anyType())
}
func with(_ body: (Resolver) -> B) { _ = body(App.shared.resolver) }
func anyType() -> A.Type { A.self }
let all = (Coordinator(resolver: App.shared.resolver), Delegate(container: App.shared.assembler.resolver as! Container))
func start() {
    let container = App.shared.assembler.resolver as! Container
    let pages = Pages(coordinator: all.0, containers: ["main": container], list: [container])
    use(pages, all.1, Bool.random() ? container : nil)
    others(Registry(), Box())
}
//// file: App/Others.swift
import Swinject

final class Registry {
    static let shared = Registry()
    func register<T>(_ type: T.Type, _ make: () -> T) {}
    func resolve<T>(_ type: T.Type) -> T? { nil }
}
struct Box { let registry = Registry() }
func others(_ registries: Registry, _ box: Box) {
    registries.register(A.self) { A() }
    box.registry.register(A.self) { A() }
    Registry.shared.register(A.self) { A() }
    _ = box.registry.resolve(B.self)
    _ = [1].map { (box: Int) in Box().registry.resolve(B.self) }
    let make = { (registry: Registry) in registry.resolve(B.self) }
    _ = make(box.registry)
}
