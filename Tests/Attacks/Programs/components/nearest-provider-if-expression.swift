//! class: C1 wrong object
//! note: the nearer provider is an if expression
import Dovetail
protocol LeafDependency: Dependency { var id: Int { get } }
final class LeafComponent: Component<LeafDependency> {}
final class MidComponent: Component<EmptyDependency> {
    let id = if CommandLine.argc > 0 { 2 } else { 3 }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    var id: Int { 1 }
    var mid: MidComponent { MidComponent(parent: self) }
}
print(AppComponent().mid.leaf.dependency.id)
//> 2
