//! title: needle 64, crossing: the base root is built too, and does not offer what its subclass does
//! runs: no
import Dovetail

class BaseRoot: BootstrapComponent {
    var c: C { C(parent: self) }
}
protocol CDep: Dependency {
    var id: Int { get } //~ missing-provider: BaseRoot
}
final class C: Component<CDep> {}
final class Root: BaseRoot { let id: Int = 1 }
func build() -> BaseRoot { BaseRoot() }
