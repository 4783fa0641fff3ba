//! title: a component from a double creates a child that needs the double and the component
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
protocol LeafDep: Dependency { var id: Int { get }; var own: Int { get } }
final class C: Component<CDep> {
    var own: Int { 3 }
    var leaf: Leaf { Leaf(parent: self) }
}
final class Leaf: Component<LeafDep> {}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var c: C { C(parent: self) }
}
final class Stub: CDep { let id = 40 }
let wired = Root().c.leaf.dependency
let stubbed = C(dependency: Stub()).leaf.dependency
print(wired.id, wired.own, stubbed.id, stubbed.own)
//> 1 3 40 3
