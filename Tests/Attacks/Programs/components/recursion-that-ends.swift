//! class: C9 false errors
//! note: a component that builds itself, and a need that is met at each level
import Dovetail
protocol FolderDependency: Dependency { var root: String { get } }
final class FolderComponent: Component<FolderDependency> {
    func folder(_ depth: Int) -> String { depth == 0 ? dependency.root : FolderComponent(parent: self).folder(depth - 1) }
}
final class AppComponent: BootstrapComponent {
    var root: String { "/" }
    var folder: FolderComponent { FolderComponent(parent: self) }
}
print(AppComponent().folder.folder(3))
//> /
