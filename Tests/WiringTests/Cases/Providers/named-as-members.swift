//! title: providers named as members that generated code may have
import Dovetail

protocol LeafDep: Dependency {
    var above: Int { get }; var outer: Int { get }; var owner: Int { get }; var child: Int { get }; var place: Int { get }
    var double: Double { get }; var root: Int { get }; var place0: Int { get }; var scope: Int { get }; var `self0`: Int { get }
}
final class Leaf: Component<LeafDep> {}
final class Middle: Component<EmptyDependency> {
    var owner: Int { 30 }
    var leaf: Leaf { Leaf(parent: self) }
}
final class Root: BootstrapComponent {
    let above = 1, outer = 2, owner = 3, child = 4, place = 5, double = 6.5, root = 7, place0 = 8, scope = 9, self0 = 10
    var middle: Middle { Middle(parent: self) }
}
let d = Root().middle.leaf.dependency
print(d.above, d.outer, d.owner, d.child, d.place, d.double, d.root, d.place0, d.scope, d.self0)
//> 1 2 30 4 5 6.5 7 8 9 10
