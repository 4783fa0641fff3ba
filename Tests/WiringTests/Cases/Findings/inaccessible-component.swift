//! title: inaccessible-component: private
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
private final class C: Component<CDep> {} //~ inaccessible-component
final class Root: BootstrapComponent {
    var id: Int { 1 }
    func work() -> Int { C(parent: self).dependency.id }
}
