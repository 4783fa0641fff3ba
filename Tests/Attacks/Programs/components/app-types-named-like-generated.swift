//! class: C8 compiles
//! note: the app has classes called Under_App and functions called like generated ones
import Dovetail
struct Under_AppComponent { let n: Int }
struct WiringVersion { let n: Int }
func AppComponent_children() -> Int { 3 }
protocol LeafDependency: Dependency { var under: Under_AppComponent { get }; var version: WiringVersion { get } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var under: Under_AppComponent { Under_AppComponent(n: 1) }
    var version: WiringVersion { WiringVersion(n: 2) }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.under.n, AppComponent().leaf.dependency.version.n, AppComponent_children())
//> 1 2 3
