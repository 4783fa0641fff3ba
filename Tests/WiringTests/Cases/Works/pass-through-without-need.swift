//! title: a component passes needs on that its own protocol lists in another type
import Dovetail

protocol CDep: Dependency { var value: String { get } }
protocol LeafDep: Dependency { var value: Int { get } }
final class C: Component<CDep> { var leaf: Leaf { Leaf(parent: self) } }
final class Leaf: Component<LeafDep> {}
final class Middle: Component<EmptyDependency> {
    var value: String { "middle" }
    var c: C { C(parent: self) }
}
final class Root: BootstrapComponent {
    var value: Int { 1 }
    var middle: Middle { Middle(parent: self) }
}
let c = Root().middle.c
print(c.dependency.value, c.leaf.dependency.value)
//> middle 1
