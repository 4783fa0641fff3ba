//! title: one main-actor requirement in a nonisolated protocol
import Dovetail

protocol CDep: Dependency {
    @MainActor var ui: Int { get }
    @MainActor func draw(_ n: Int) -> Int
    var id: Int { get }
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    @MainActor var ui: Int { 1 }
    @MainActor func draw(_ n: Int) -> Int { n * 2 }
    var id: Int { 3 }
    var c: C { C(parent: self) }
}
@MainActor func run() {
    let d = Root().c.dependency
    print(d.ui, d.draw(5), d.id)
}
MainActor.assumeIsolated { run() }
//> 1 10 3
