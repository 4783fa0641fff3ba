//! title: needle 63: let make = C.init(parent:), then make(self)
//! runs: no
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var c: C {
        let make = C.init(parent:) //~ unprovable-construction
        return make(self)
    }
}
