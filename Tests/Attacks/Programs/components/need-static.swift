//! class: C8 compiles
//! note: a dependency protocol asks for a static member
import Dovetail
protocol LeafDependency: Dependency { static var n: Int { get } } //~ unsupported-requirement
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    static var n: Int { 3 }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
_ = AppComponent().leaf
