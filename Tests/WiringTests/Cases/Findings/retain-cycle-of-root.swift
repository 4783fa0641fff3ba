//! title: retain-cycle, passing: a root, which lives as long as the app
import Dovetail

final class C: Component<EmptyDependency> { let id = 1 }
final class Root: BootstrapComponent {
    var c: C { shared { C(parent: self) } }
    lazy var other = C(parent: self)
}
let root = Root()
print(root.c.id, root.c === root.c, root.other.id)
//> 1 true 1
