//! title: a main-actor component from a double, with a child
//! modes: 5 6 5-main 6-main
import Dovetail

@MainActor protocol CDep: Dependency { var id: Int { get } }
@MainActor final class C: Component<CDep> { var leaf: Leaf { Leaf(parent: self) } }
@MainActor final class Leaf: Component<CDep> {}
@MainActor final class Root: BootstrapComponent {
    var id: Int { 1 }
    var c: C { C(parent: self) }
}
@MainActor final class Stub: CDep { var id: Int { 50 } }
@MainActor func run() { print(Root().c.leaf.dependency.id, C(dependency: Stub()).leaf.dependency.id) }
MainActor.assumeIsolated { run() }
//> 1 50
