//! title: types of the program that hide the modules of the library and of Swift
import Dovetail

enum Dovetail {}
enum Swift {}
protocol LeafDep: Dependency { var id: Int { get } }
final class Leaf: Component<LeafDep> {}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var leaf: Leaf { Leaf(parent: self) }
}
print(Root().leaf.dependency.id)
//> 1
