//! title: needle 30, crossing: the initializer passed to map
//! runs: no
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    func all(_ scopes: [any Scope]) -> [C] { scopes.map(C.init(parent:)) } //~ unprovable-construction
}
