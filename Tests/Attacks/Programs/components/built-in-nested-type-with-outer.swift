//! class: C2 construction
//! note: a struct inside the component builds under what it was given
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    struct Builder { let owner: AppComponent; func leaf() -> LeafComponent { LeafComponent(parent: owner) } } //~ unprovable-construction
    var id: Int { 6 }
    var leaf: LeafComponent { Builder(owner: self).leaf() }
}
print(AppComponent().leaf.dependency.id)
