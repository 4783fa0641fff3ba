//! class: C1 wrong object
//! note: the nearer provider is a switch expression
import Dovetail
protocol LeafDependency: Dependency { var id: String { get } }
final class LeafComponent: Component<LeafDependency> {}
final class MidComponent: Component<EmptyDependency> {
    let id = switch CommandLine.argc { case 0: "zero"
    default: "more" }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    var id: String { "app" }
    var mid: MidComponent { MidComponent(parent: self) }
}
print(AppComponent().mid.leaf.dependency.id)
//> more
