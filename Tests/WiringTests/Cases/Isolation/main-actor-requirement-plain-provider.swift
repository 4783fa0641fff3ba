//! title: a main-actor requirement met by a nonisolated provider
import Dovetail

protocol CDep: Dependency { @MainActor var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 4 }
    var c: C { C(parent: self) }
}
@MainActor func run() { print(Root().c.dependency.id) }
MainActor.assumeIsolated { run() }
//> 4
