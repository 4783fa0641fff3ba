//! title: retain-cycle: a shared child
import Dovetail

final class C: Component<EmptyDependency> { let id = 1 }
final class Root: BootstrapComponent {
    var c: C { shared { C(parent: self) } } //~ retain-cycle
}
let root = Root()
print(root.c.id, root.c === root.c)
//> 1 true
