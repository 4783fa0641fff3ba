//! title: the parameter is another value by the time it is passed on
//! runs: no
import Dovetail

protocol LeafDep: Dependency { var id: Int { get } }
final class Leaf: Component<LeafDep> {
    override init(parent: any Scope) {
        let parent = parent.parent
        super.init(parent: parent)
    }
}
final class Middle: Component<EmptyDependency> {
    var leaf: Leaf { Leaf(parent: self) } //~ unprovable-construction
}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var middle: Middle { Middle(parent: self) }
}
