//! class: C9 false errors
//! note: P & Q is Q where Q inherits P
import Dovetail
protocol Reads { var text: String { get } }
protocol Edits: Reads {}
struct File: Edits { let text = "x" }
protocol LeafDependency: Dependency { var file: any Edits { get } }
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var file: any Reads & Edits { File() }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
print(AppComponent().leaf.dependency.file.text)
//> x
