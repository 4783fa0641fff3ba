//! title: the type of an error is compared by meaning
import Dovetail

enum Shop { struct Closed: Error {} }
extension Shop { protocol LeafDep: Dependency { func open() throws(Closed) -> Int } }
typealias Shut = Shop.Closed
final class Leaf: Component<Shop.LeafDep> {}
final class Root: BootstrapComponent {
    func open() throws(Shut) -> Int { 2 }
    var leaf: Leaf { Leaf(parent: self) }
}
print(try Root().leaf.dependency.open())
//> 2
