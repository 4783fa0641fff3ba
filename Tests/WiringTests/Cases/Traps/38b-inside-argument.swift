//! title: needle 38b: id(C(parent: scope)), without a space before the name
//! runs: no
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
func id<T>(_ value: T) -> T { value }
func build(_ scope: any Scope) -> C { id(C(parent: scope)) } //~ unprovable-construction
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var c: C { build(self) }
}
