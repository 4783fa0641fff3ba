//! title: retain-cycle: a lazy child, and one shared over several lines
import Dovetail

final class C: Component<EmptyDependency> { let id = 1 }
final class D: Component<EmptyDependency> { let id = 2 }
final class Root: BootstrapComponent {
    lazy var c: C = C(parent: self) //~ retain-cycle
    var d: D {
        shared {
            D(parent: self) //~ retain-cycle
        }
    }
}
let root = Root()
print(root.c.id, root.d.id)
//> 1 2
