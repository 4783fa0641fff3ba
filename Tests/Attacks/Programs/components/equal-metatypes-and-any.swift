//! class: C9 false errors
//! note: any P.Type in two spellings
import Dovetail
protocol Route { init() }
struct Home: Route { init() {} }
protocol LeafDependency: Dependency { var kind: any Route.Type { get } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var kind: (any Route.Type) { Home.self }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.kind)
//> Home
