//! title: a value with the name of a class says nothing before it is there, nor outside
import Dovetail

protocol LeafDep: Dependency { var id: Int { get } }
final class leaf: Component<LeafDep> {}
final class Root: BootstrapComponent {
    var id: Int { 3 }
    func first() -> Int { let leaf = leaf(parent: self); return leaf.dependency.id }
    func second(_ flag: Bool) -> Int {
        if flag { let leaf = 1; return leaf }
        return leaf(parent: self).dependency.id
    }
    func third(_ maybe: Int?) -> Int {
        if let leaf = maybe { return leaf } else { return leaf(parent: self).dependency.id }
    }
}
print(Root().first(), Root().second(false), Root().third(nil))
//> 3 3 3
