//! title: retain-cycle: a lazy child, and one shared over several lines
import Dovetail

final class C: Component<EmptyDependency> { let id = 1 }
final class D: Component<EmptyDependency> { let id = 2 }
final class Screen: Component<EmptyDependency> {
    lazy var c = C(parent: self) //~ retain-cycle: create it at each use: var c: C { C(parent: self) }
    var d: D {
        shared {
            D(parent: self) //~ retain-cycle
        }
    }
}
final class Root: BootstrapComponent {
    var screen: Screen { Screen(parent: self) }
}
let screen = Root().screen
print(screen.c.id, screen.d.id)
//> 1 2
