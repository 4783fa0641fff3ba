//! title: a conditional need passes through a component without condition
//! flags: -D EXTRA
import Dovetail

protocol LeafDep: Dependency {
    #if EXTRA
    var extra: Int { get }
    #endif
    var id: Int { get }
}
final class Leaf: Component<LeafDep> {}
final class Middle: Component<EmptyDependency> { var leaf: Leaf { Leaf(parent: self) } }
final class Root: BootstrapComponent {
    #if EXTRA
    var extra: Int { 2 }
    #endif
    var id: Int { 1 }
    var middle: Middle { Middle(parent: self) }
}
let d = Root().middle.leaf.dependency
print(d.id, d.extra)
//> 1 2
