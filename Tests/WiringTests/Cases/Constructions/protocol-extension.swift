//! title: a construction in an extension of a protocol belongs to each component that conforms
import Dovetail

protocol LeafDep: Dependency { var id: Int { get } }
class Leaf: Component<LeafDep> { override required init(parent: any Scope) { super.init(parent: parent) } }
final class Other: Leaf {}
protocol Maker: Scope { associatedtype Child: Leaf }
extension Maker {
    var leaf: Leaf { Leaf(parent: self) }
    var child: Child { Child(parent: self) }
}
final class Inner: Component<EmptyDependency>, Maker {
    typealias Child = Other
    var id: Int { 2 }
}
final class Root: BootstrapComponent, Maker {
    typealias Child = Leaf
    var id: Int { 1 }
    var inner: Inner { Inner(parent: self) }
}
print(Root().leaf.dependency.id, Root().inner.leaf.dependency.id)
print(type(of: Root().child), type(of: Root().inner.child), Root().inner.child.dependency.id)
//> 1 2
//> Leaf Other 2
