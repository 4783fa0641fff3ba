//! title: unprovable-construction: a misspelt label of the parent
//! command: check
import Dovetail

final class AppComponent: BootstrapComponent {
    var name: String { "app" }
    var child: ChildComponent { ChildComponent(parnt: self) }  //~ unprovable-construction: help: did you mean 'parent:' instead of 'parnt:'?
}
protocol ChildDependency: Dependency { var name: String { get } }
final class ChildComponent: Component<ChildDependency> {}
