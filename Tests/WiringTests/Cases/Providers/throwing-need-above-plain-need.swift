//! title: a component may use the nearer throwing property, its child only the farther plain one
import Dovetail

protocol Tries: Dependency { var id: Int { get throws } }
protocol Plain: Dependency { var id: Int { get } }
final class Leaf: Component<Plain> {}
final class C: Component<Tries> { var leaf: Leaf { Leaf(parent: self) } }
final class Middle: Component<EmptyDependency> {
    var id: Int { get throws { 2 } }
    var c: C { C(parent: self) }
}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var middle: Middle { Middle(parent: self) }
}
let c = Root().middle.c
print(try c.dependency.id, c.leaf.dependency.id)
//> 2 1
