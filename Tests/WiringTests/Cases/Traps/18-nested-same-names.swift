//! title: needle 18, crossing: two components of one name, nested in two types
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
enum Left { final class C: Component<CDep> { var which: String { "left" } } }
enum Right { final class C: Component<CDep> { var which: String { "right" } } }
final class Root: BootstrapComponent {
    var id: Int { 2 }
    var left: Left.C { Left.C(parent: self) }
    var right: Right.C { Right.C(parent: self) }
}
let root = Root()
print(root.left.which, root.left.dependency.id, root.right.which, root.right.dependency.id)
//> left 2 right 2
