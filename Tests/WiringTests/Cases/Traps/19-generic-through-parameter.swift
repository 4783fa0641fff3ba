//! title: needle 19, crossing: a generic component creates a generic child with its own parameter
import Dovetail

protocol LeafDep: Dependency { var id: Int { get } }
final class Leaf<T>: Component<LeafDep> { var name: String { "\(T.self)" } }
final class C<T>: Component<EmptyDependency> {
    var leaf: Leaf<T> { Leaf<T>(parent: self) }
}
final class Root: BootstrapComponent {
    var id: Int { 7 }
    var a: C<Int> { C<Int>(parent: self) }
}
let root = Root()
print(root.a.leaf.name, root.a.leaf.dependency.id)
//> Int 7
