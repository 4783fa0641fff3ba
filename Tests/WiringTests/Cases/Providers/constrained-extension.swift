//! title: an extension of a generic component for one of its types
import Dovetail

protocol LeafDep: Dependency { var id: Int { get } }
final class Leaf: Component<LeafDep> {}
final class C<T>: Component<EmptyDependency> { var leaf: Leaf { Leaf(parent: self) } }
extension C where T == Int { var id: Int { 2 } }
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var a: C<Int> { C<Int>(parent: self) }
    var b: C<String> { C<String>(parent: self) }
}
let root = Root()
print(root.a.leaf.dependency.id, root.b.leaf.dependency.id)
//> 2 1
