//! title: crossing: a component declared inside a function
//! runs: no
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class Root: BootstrapComponent {
    var id: Int { 3 }
    func work() -> Int {
        final class C: Component<CDep> {} //~ inaccessible-component
        return C(parent: self).dependency.id
    }
}
