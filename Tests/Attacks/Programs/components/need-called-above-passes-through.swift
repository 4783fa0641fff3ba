//! class: C8 compiles
//! note: needs with the names of a place's own members pass through a component, are of two protocols, are set, and are doubled
import Dovetail
protocol OneDependency: Dependency { var _above: Int { get set }; var _double: Int { get } }
protocol TwoDependency: Dependency { var _above: Int { get }; var _above_2: Int { get } }
final class LeafComponent: Component<OneDependency & TwoDependency> {}
final class OtherComponent: Component<TwoDependency> {}
protocol FlowDependency: Dependency { var flow: Int { get } }
final class FlowComponent: Component<FlowDependency> {
    var leaf: LeafComponent { LeafComponent(parent: self) }
    var other: OtherComponent { OtherComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    var stored = 1
    var flow: Int { 7 }
    var _above: Int { get { stored } set { stored = newValue } }
    var _double: Int { 2 }
    var _above_2: Int { 5 }
    var child: FlowComponent { FlowComponent(parent: self) }
}
let app = AppComponent()
var one: any OneDependency = app.child.leaf.dependency
one._above = 4
let two: any TwoDependency = app.child.leaf.dependency
print(one._above, one._double, two._above, two._above_2, app.child.other.dependency._above)
final class Fake: FlowDependency, OneDependency, TwoDependency {
    var flow = 1
    var _above: Int { get { 8 } set {} }
    var _double = 9
    var _above_2 = 6
}
final class Rows { let flow = FlowComponent(dependency: Fake()) }
print(Rows().flow.leaf.dependency._double, Rows().flow.other.dependency._above)
//> 4 2 4 5 4
//> 9 8
