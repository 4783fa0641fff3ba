//! class: C9 false errors
//! note: P & Q is Q & P
import Dovetail
protocol Reads { var text: String { get } }
protocol Writes {}
struct File: Reads, Writes { let text = "x" }
protocol LeafDependency: Dependency { var file: any Reads & Writes { get } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var file: any Writes & Reads { File() }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.file.text)
//> x
