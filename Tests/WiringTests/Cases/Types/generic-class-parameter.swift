//! title: a generic component offers a property of its parameter's type
import Dovetail

protocol LeafDep: Dependency { var value: Int { get } }
final class Leaf: Component<LeafDep> {}
final class C<T>: Component<EmptyDependency> {
    let value: T
    init(parent: any Scope, value: T) { self.value = value; super.init(parent: parent) }
    var leaf: Leaf { Leaf(parent: self) }
}
final class Root: BootstrapComponent {
    var value: Int { 1 }
    var a: C<Int> { C<Int>(parent: self, value: 5) }
    var b: C<String> { C<String>(parent: self, value: "no") }
}
let root = Root()
print(root.a.leaf.dependency.value, root.b.leaf.dependency.value)
//> 5 1
