//! class: C1 wrong object
//! note: Session.make() makes a token, and Session.guest is a Session
import Dovetail
struct Token { var text = "token" }
struct Session { var text: String; static func make() -> Token { Token() }; static var guest: Session { Session(text: "near") } }
protocol LeafDependency: Dependency { var session: Session { get }; var guest: Session { get } }
final class LeafComponent: Component<LeafDependency> {}
final class FlowComponent: Component<EmptyDependency> { let session = Session.make(); let guest = Session.guest; var leaf: LeafComponent { LeafComponent(parent: self) } }
final class AppComponent: BootstrapComponent { var session: Session { Session(text: "far") }; var guest: Session { Session(text: "far") }; var flow: FlowComponent { FlowComponent(parent: self) } }
print(AppComponent().flow.leaf.dependency.session.text, AppComponent().flow.leaf.dependency.guest.text)
//> far near
