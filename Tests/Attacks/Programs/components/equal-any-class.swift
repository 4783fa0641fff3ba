//! class: C9 false errors
//! note: AnyClass is AnyObject.Type
import Dovetail
protocol LeafDependency: Dependency { var kind: AnyClass { get }; var things: [Any] { get } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var kind: AnyObject.Type { AppComponent.self }
    var things: Array<Any> { [1] }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.kind, AppComponent().leaf.dependency.things)
//> AppComponent [1]
