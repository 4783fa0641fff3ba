//! class: C1 wrong object
//! note: a member function has a type's name in lower letters, a local constant is inferred through it
import Dovetail
struct Session { var text: String }
protocol LeafDependency: Dependency { var session: Session { get } } //~ missing-provider: no type annotation
final class LeafComponent: Component<LeafDependency> {}
func Token(_ n: Int) -> Session { Session(text: "near") }
final class FlowComponent: Component<EmptyDependency> { let session = Token(1); var leaf: LeafComponent { LeafComponent(parent: self) } }
final class AppComponent: BootstrapComponent { var session: Session { Session(text: "far") }; var flow: FlowComponent { FlowComponent(parent: self) } }
print(AppComponent().flow.leaf.dependency.session.text)
