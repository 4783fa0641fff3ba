//! title: inaccessible-component, passing: internal
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
internal final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    private var c: C { C(parent: self) }
    func work() -> Int { c.dependency.id }
}
print(Root().work())
//> 1
