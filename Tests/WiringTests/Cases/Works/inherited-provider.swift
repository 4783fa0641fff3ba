//! title: providers inherited from a base component, one overridden
import Dovetail

class Base<D>: Component<D> {
    var kept: Int { 1 }
    var replaced: Int { 2 }
}
protocol LeafDep: Dependency { var kept: Int { get }; var replaced: Int { get } }
final class Leaf: Component<LeafDep> {}
final class C: Base<EmptyDependency> {
    override var replaced: Int { 3 }
    var leaf: Leaf { Leaf(parent: self) }
}
final class Root: BootstrapComponent { var c: C { C(parent: self) } }
let d = Root().c.leaf.dependency
print(d.kept, d.replaced)
//> 1 3
