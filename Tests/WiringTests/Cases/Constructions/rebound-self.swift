//! title: 'self' names another object
//! runs: no
import Dovetail

protocol LeafDependency: Dependency { var id: Int { get } }
final class Leaf: Component<LeafDependency> {}
final class Side: Component<EmptyDependency> {}
final class Root: BootstrapComponent {
    var id: Int { 6 }
    var side: Side { Side(parent: self) }
    func open() -> Leaf {
        let `self` = side
        return Leaf(parent: self)  //~ unprovable-construction
    }
    func capture() -> Leaf {
        let make = { [self = side] in Leaf(parent: self) }  //~ unprovable-construction
        return make()
    }
    func pass() -> [Leaf] {
        [side].map { `self` in Leaf(parent: self) }  //~ unprovable-construction
            + [side].map { (`self`: Side) in Leaf(parent: self) }  //~ unprovable-construction
            + [side].map { _ in Leaf(parent: self) }
    }
    func unwrap(_ other: () -> Side?) -> Leaf? {
        if let self = other() { return Leaf(parent: self) }  //~ unprovable-construction
        guard let self = other() else { return Leaf(parent: self) }
        return Leaf(parent: self)  //~ unprovable-construction
    }
    func weakly() -> () -> Leaf? {
        { [weak self] in
            guard let self else { return nil }
            return Leaf(parent: self)
        }
    }
    func named() -> () -> Leaf? {
        weak var weakSelf = self
        return {
            guard let self = weakSelf else { return nil }
            return Leaf(parent: self)
        }
    }
}
