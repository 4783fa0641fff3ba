//! title: needle 34, crossing: a base class of two components creates a child, which each meets with its own value
import Dovetail

class Base<D>: Component<D> { var leaf: Leaf { Leaf(parent: self) } }
protocol LeafDep: Dependency { var id: Int { get } }
final class Leaf: Component<LeafDep> {}
final class First: Base<EmptyDependency> { var id: Int { 1 } }
final class Second: Base<EmptyDependency> { let id: Int = 2 }
final class Root: BootstrapComponent {
    var first: First { First(parent: self) }
    var second: Second { Second(parent: self) }
}
let root = Root()
print(root.first.leaf.dependency.id, root.second.leaf.dependency.id)
//> 1 2
