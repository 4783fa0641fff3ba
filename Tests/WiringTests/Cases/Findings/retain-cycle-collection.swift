//! title: retain-cycle: shared children in a list
import Dovetail

final class C: Component<EmptyDependency> { let id = 1 }
final class Root: BootstrapComponent {
    var all: [C] {
        shared {
            [C(parent: self)] //~ retain-cycle
        }
    }
}
print(Root().all.count)
//> 1
