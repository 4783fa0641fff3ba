//! class: C9 false errors
//! note: a subclass does not meet a need for the base
import Dovetail
class User { let n = 1 }
final class Admin: User {}
protocol LeafDependency: Dependency { var user: User { get } } //~ missing-provider
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var user: Admin { Admin() }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.user.n)
