//! title: missing-provider, near miss: a member that creates a component is not offered for change
import Dovetail

struct Session {}
protocol ListDependency: Dependency {
    var flow: Session { get } //~ missing-provider: require 'flow: FlowComponent' in ListDependency, and change its uses to match; or rename the requirement
}
final class ListComponent: Component<ListDependency> {}
final class FlowComponent: Component<EmptyDependency> {
    var list: ListComponent { ListComponent(parent: self) }
}
final class Root: BootstrapComponent {
    var flow: FlowComponent { FlowComponent(parent: self) }
}
