//! class: C8 compiles
//! note: a need has the name of the outer place of generated code
import Dovetail
protocol LeafDependency: Dependency { var _outer: Int { get }; var _parent: Int { get } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var _outer: Int { 1 }
    var _parent: Int { 2 }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
let d = AppComponent().leaf.dependency
print(d._outer, d._parent)
//> 1 2
