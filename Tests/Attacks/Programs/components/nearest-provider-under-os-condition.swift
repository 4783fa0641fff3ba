//! class: C1 wrong object
//! note: the nearer provider is there on Linux only
import Dovetail
protocol PathDependency: Dependency { var separator: String { get } }
final class PathComponent: Component<PathDependency> {}
final class DiskComponent: Component<EmptyDependency> {
    #if os(Linux)
    var separator: String { "/" }
    #endif
    var path: PathComponent { PathComponent(parent: self) }
}
final class AppComponent: BootstrapComponent {
    var separator: String { ":" }
    var disk: DiskComponent { DiskComponent(parent: self) }
}
print(AppComponent().disk.path.dependency.separator)
//> /
