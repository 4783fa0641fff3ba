//! title: a main-actor component with a nonisolated protocol and nonisolated providers
//! modes: 5 6
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
@MainActor final class C: Component<CDep> {}
@MainActor final class Root: BootstrapComponent {
    nonisolated var id: Int { 2 }
    var c: C { C(parent: self) }
}
@MainActor func run() { print(Root().c.dependency.id) }
MainActor.assumeIsolated { run() }
//> 2
