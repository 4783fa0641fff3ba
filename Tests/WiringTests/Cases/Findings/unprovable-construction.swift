//! title: unprovable-construction: another parent
//! runs: no
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    func c(of other: Root) -> C {
        C(parent: other) //~ unprovable-construction
    }
}
