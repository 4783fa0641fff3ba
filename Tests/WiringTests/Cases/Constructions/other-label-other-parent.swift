//! title: another label for the parent, and another parent than self
//! runs: no
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> { init(scope: Scope) { super.init(parent: scope) } }
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var c: C { C(scope: self) }
    func other(_ root: Root) -> C { C(scope: root) } //~ unprovable-construction
}
