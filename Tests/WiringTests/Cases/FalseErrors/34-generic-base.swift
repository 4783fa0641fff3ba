//! title: needle 34: an intermediate generic base component
import Dovetail

class Base<D>: Component<D> { var base: Int { 34 } }
protocol CDep: Dependency { var id: Int { get } }
protocol LeafDep: Dependency { var base: Int { get } }
final class C: Base<CDep> { var leaf: Leaf { Leaf(parent: self) } }
final class Leaf: Base<LeafDep> {}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var c: C { C(parent: self) }
}
let c = Root().c
print(c.dependency.id, c.leaf.dependency.base)
//> 1 34
