//! title: needle 2.6 D: no call of registerProviderFactories is needed, and one does no harm
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 5 }
    var c: C { C(parent: self) }
}
print(Root().c.dependency.id)
registerProviderFactories()
print(Root().c.dependency.id)
//> 5
//> 5
