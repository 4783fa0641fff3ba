//! class: C8 compiles
//! note: a need for a function of any number of values, and a nearer one for one value
import Dovetail
protocol LeafDependency: Dependency { var sum: (Int...) -> Int { get } }
final class LeafComponent: Component<LeafDependency> {}
final class FlowComponent: Component<EmptyDependency> { var sum: (Int) -> Int { { $0 } }; var leaf: LeafComponent { LeafComponent(parent: self) } }
final class AppComponent: BootstrapComponent { var sum: (Int...) -> Int { { $0.reduce(0, +) } }; var flow: FlowComponent { FlowComponent(parent: self) } }
print(AppComponent().flow.leaf.dependency.sum(1, 2))
//> 3
