//! class: C9 false errors
//! note: () and Void in functions
import Dovetail
protocol LeafDependency: Dependency { func run(_ body: () -> Void) -> () }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    func run(_ body: () -> ()) { body() }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
AppComponent().leaf.dependency.run { print("ran") }
//> ran
