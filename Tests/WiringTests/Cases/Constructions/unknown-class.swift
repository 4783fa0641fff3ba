//! title: parent: self is given to something that is not known
//! runs: no
import Dovetail

protocol LeafDep: Dependency { var id: Int { get } }
class Leaf: Component<LeafDep> { override required init(parent: any Scope) { super.init(parent: parent) } }
protocol Making: Scope { associatedtype Child: Leaf }
extension Making {
    var child: Child { Child(parent: self) }
}
func make<Kind: Leaf>(_ kind: Kind.Type, under scope: any Scope) -> Kind {
    kind.init(parent: scope) //~ unprovable-construction: cannot tell
}
func make(_ kind: Leaf.Type, below scope: any Scope) -> Leaf {
    kind.init(parent: scope) //~ unprovable-construction: cannot tell
}
final class Root: BootstrapComponent, Making {
    typealias Child = Leaf
    var id: Int { 1 }
}
