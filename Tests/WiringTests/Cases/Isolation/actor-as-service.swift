//! title: an actor as a service, and a requirement that returns from it
import Dovetail

actor Store { var id = 5; func next() -> Int { id += 1; return id } }
protocol CDep: Dependency { var store: Store { get }; func next() async -> Int }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var store: Store { shared { Store() } }
    func next() async -> Int { await store.next() }
    var c: C { C(parent: self) }
}
func run() async {
    let root = Root()
    let d = root.c.dependency
    print(await d.store.next(), await d.next())
}
await run()
//> 6 7
