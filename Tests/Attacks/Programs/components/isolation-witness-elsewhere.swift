//! class: C9 false errors
//! note: a member meets a requirement of the main actor's protocol where the conformance stands elsewhere, or of another type
import Dovetail
@MainActor protocol Presenting { func present() -> String }
@MainActor protocol Sized { var size: Double { get } }
class Base {}
protocol LeafDependency: Dependency { func present() -> String; var size: Int { get } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent { var leaf: LeafComponent { LeafComponent(parent: self) } }
extension AppComponent { func present() -> String { "shown" }; var size: Int { 2 } }
struct Other: Presenting, Sized { func present() -> String { "" }; var size: Double { 1 } }
print(AppComponent().leaf.dependency.present(), AppComponent().leaf.dependency.size)
//> shown 2
