//! title: needle 02: an internal provider in the same module
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    internal let id: Int = 2
    var c: C { C(parent: self) }
}
print(Root().c.dependency.id)
//> 2
