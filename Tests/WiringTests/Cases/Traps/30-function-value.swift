//! title: needle 30: the initializer as a function value of a given type
//! runs: no
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    let make: (any Scope) -> C = C.init //~ unprovable-construction
    var c: C { make(self) }
}
