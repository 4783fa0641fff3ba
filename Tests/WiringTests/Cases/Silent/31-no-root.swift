//! title: needle 31: components without a root
//! runs: no
import Dovetail

protocol LeafDep: Dependency { var id: Int { get } }
final class C: Component<EmptyDependency> { //~ no-root
    var leaf: Leaf { Leaf(parent: self) }
}
final class Leaf: Component<LeafDep> {}
