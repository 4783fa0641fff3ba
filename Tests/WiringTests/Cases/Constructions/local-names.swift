//! title: local names of a component's class
import Dovetail

protocol LeafDep: Dependency { var id: Int { get } }
class Leaf: Component<LeafDep> { override required init(parent: any Scope) { super.init(parent: parent) } }
final class Root: BootstrapComponent {
    var id: Int { 3 }
    func first() -> Leaf { typealias Kind = Leaf; return Kind(parent: self) }
    func second() -> Leaf { let kind = Leaf.self; return kind.init(parent: self) }
    func third() -> Int {
        struct Note { let parent: Root }
        return Note(parent: self).parent.id
    }
}
print(Root().first().dependency.id, Root().second().dependency.id, Root().third())
//> 3 3 3
