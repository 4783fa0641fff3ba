//! title: unprovable-construction: self is passed without the label, or as a dependency
//! command: check
import Dovetail

final class AppComponent: BootstrapComponent {
    var name: String { "app" }
    var child: ChildComponent { ChildComponent(self) }  //~ unprovable-construction: help: write the label: ChildComponent(parent: self)
    var other: OtherComponent { OtherComponent(dependency: self) }  //~ unprovable-construction: help: did you mean 'parent:' instead of 'dependency:'?
    /// It is a dependency, as a double in a test would be.
    var list: ListComponent { ListComponent(dependency: self) }
}
protocol ChildDependency: Dependency { var name: String { get } }
final class ChildComponent: Component<ChildDependency> {}
protocol OtherDependency: Dependency { var name: String { get } }
final class OtherComponent: Component<OtherDependency> {}
extension AppComponent: ListDependency {}
protocol ListDependency: Dependency { var name: String { get } }
final class ListComponent: Component<ListDependency> {}
