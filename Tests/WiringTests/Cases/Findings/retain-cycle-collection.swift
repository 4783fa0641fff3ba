//! title: retain-cycle: shared children in a list
import Dovetail

final class C: Component<EmptyDependency> { let id = 1 }
final class Screen: Component<EmptyDependency> {
    var all: [C] {
        shared {
            [C(parent: self)] //~ retain-cycle: create it at each use: var all: [C] { [C(parent: self)] }
        }
    }
}
final class Root: BootstrapComponent {
    var screen: Screen { Screen(parent: self) }
}
print(Root().screen.all.count)
//> 1
