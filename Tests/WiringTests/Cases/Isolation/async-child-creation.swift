//! title: a main-actor child is created with await in an async method of a main-actor-free component
import Dovetail

@MainActor protocol CDep: Dependency { var id: Int { get } }
@MainActor final class C: Component<CDep> { func seen() -> Int { dependency.id } }
final class Root: BootstrapComponent, @unchecked Sendable {
    let id: Int = 3
    func c() async -> C { await C(parent: self) }
}
func run() async {
    let c = await Root().c()
    print(await c.seen())
}
await run()
//> 3
