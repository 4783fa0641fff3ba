//! class: C2 construction
//! note: a static function of the child takes the scope
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
final class LeafComponent: Component<LeafDependency> {
    static func make(under scope: any Scope) -> LeafComponent { LeafComponent(parent: scope) } //~ unprovable-construction
}
final class AppComponent: BootstrapComponent {
    var id: Int { 6 }
    var leaf: LeafComponent { .make(under: self) }
}
print(AppComponent().leaf.dependency.id)
