//! title: root, child and grandchild on the main actor, a value passed through
//! modes: 5 6 5-main 6-main
import Dovetail

@MainActor final class Store { let id: Int; init(_ id: Int) { self.id = id } }
@MainActor protocol LeafDep: Dependency { var store: Store { get } }
@MainActor final class Leaf: Component<LeafDep> { var seen: Int { self.store.id } }
@MainActor final class Middle: Component<EmptyDependency> { var leaf: Leaf { Leaf(parent: self) } }
@MainActor final class Root: BootstrapComponent {
    var store: Store { shared { Store(1) } }
    var middle: Middle { Middle(parent: self) }
}
@MainActor func run() {
    let root = Root()
    print(root.middle.leaf.seen, root.middle.leaf.dependency.store === root.store)
}
MainActor.assumeIsolated { run() }
//> 1 true
