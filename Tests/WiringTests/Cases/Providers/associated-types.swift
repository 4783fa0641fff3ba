//! title: a protocol extension's member of an associated type, which the class binds
import Dovetail

struct Cache { let n = 1 }
struct Disk { let n = 2 }
protocol Keeping { associatedtype Cache; var store: Cache { get } }
extension Keeping { var kept: Cache { store } }
protocol LeafDep: Dependency { var kept: Disk { get } }
final class Leaf: Component<LeafDep> {}
final class Middle: Component<EmptyDependency>, Keeping {
    var store: Disk { Disk() }
    var leaf: Leaf { Leaf(parent: self) }
}
final class Root: BootstrapComponent { var middle: Middle { Middle(parent: self) } }
print(Root().middle.leaf.dependency.kept.n)
//> 2
