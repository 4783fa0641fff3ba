//! class: C1 wrong object
//! note: a case of an enum has a capital letter, and a static function gives back another type than its own
import Dovetail
enum Shape { case Circle(Int), none }
struct Session { var text: String; static func make(_ n: Int) -> Shape? { .Circle(n) }; static func make() -> Session { Session(text: "x") } }
protocol LeafDependency: Dependency { var shape: Shape { get } } //~ missing-provider: no type annotation
final class LeafComponent: Component<LeafDependency> {}
final class FlowComponent: Component<EmptyDependency> { let shape = Shape.Circle(1); var leaf: LeafComponent { LeafComponent(parent: self) } }
final class AppComponent: BootstrapComponent { var shape: Shape { .Circle(2) }; var flow: FlowComponent { FlowComponent(parent: self) } }
print(AppComponent().flow.leaf.dependency.shape)
