//! title: needle 07b: Dependency through another protocol
import Dovetail

protocol Common: Dependency { var common: Int { get } }
protocol Wider: Common {}
protocol CDep: Wider { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var common: Int { 7 }
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(d.id, d.common)
//> 1 7
