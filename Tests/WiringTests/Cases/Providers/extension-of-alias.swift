//! title: an extension of a component through a typealias
import Dovetail

protocol LeafDep: Dependency { var id: Int { get } }
final class Leaf: Component<LeafDep> {}
final class C: Component<EmptyDependency> {}
typealias Screen = C
extension Screen {
    var id: Int { 4 }
    var leaf: Leaf { Leaf(parent: self) }
}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var c: C { C(parent: self) }
}
print(Root().c.leaf.dependency.id)
//> 4
