//! title: a generic base component offers a property of its parameter's type
import Dovetail

class Base<T, D>: Component<D> {
    var value: T { fatalError() }
    var leaf: Leaf { Leaf(parent: self) }
}
protocol LeafDep: Dependency { var value: [Int] { get } }
final class Leaf: Component<LeafDep> {}
final class C: Base<[Int], EmptyDependency> { override var value: [Int] { [3] } }
final class E: Base<String, EmptyDependency> {}
final class Root: BootstrapComponent {
    var value: [Int] { [1] }
    var c: C { C(parent: self) }
    var e: E { E(parent: self) }
}
let root = Root()
print(root.c.leaf.dependency.value, root.e.leaf.dependency.value)
//> [3] [1]
