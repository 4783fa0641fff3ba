//! title: a nonisolated root with a main-actor child and a nonisolated grandchild
import Dovetail

protocol Plain: Dependency { var id: Int { get } }
@MainActor protocol Screen: Dependency { var id: Int { get } }
final class Leaf: Component<Plain> {}
@MainActor final class C: Component<Screen> {
    nonisolated var other: Int { 8 }
    var leaf: Leaf { Leaf(parent: self) }
}
final class Root: BootstrapComponent {
    var id: Int { 7 }
    @MainActor var c: C { C(parent: self) }
}
@MainActor func run() {
    let c = Root().c
    print(c.dependency.id, c.leaf.dependency.id)
}
MainActor.assumeIsolated { run() }
//> 7 7
