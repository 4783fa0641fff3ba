//! title: orphan-component, passing: base classes that nobody creates themselves are none
import Dovetail

class Base<D>: Component<D> {}
class Screen: Base<CDep> {}
protocol CDep: Dependency { var id: Int { get } }
final class C: Screen {}
final class Root: BootstrapComponent {
    let id: Int = 2
    var c: C { C(parent: self) }
}
print(Root().c.dependency.id)
//> 2
