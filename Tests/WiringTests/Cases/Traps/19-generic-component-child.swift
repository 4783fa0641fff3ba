//! title: needle 19, crossing: a generic component creates a child that needs what it offers
import Dovetail

protocol LeafDep: Dependency { var text: String { get } }
final class Leaf: Component<LeafDep> {}
final class C<T>: Component<EmptyDependency> {
    var text: String { "\(T.self)" }
    var leaf: Leaf { Leaf(parent: self) }
}
final class Root: BootstrapComponent {
    var a: C<Int> { C<Int>(parent: self) }
    var b: C<[String]> { C<[String]>(parent: self) }
}
let root = Root()
print(root.a.leaf.dependency.text, root.b.leaf.dependency.text)
//> Int Array<String>
