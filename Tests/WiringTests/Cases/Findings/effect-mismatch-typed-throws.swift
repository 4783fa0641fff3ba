//! title: effect-mismatch: throws does not meet throws(E)
import Dovetail

struct E: Error {}
protocol CDep: Dependency {
    var id: Int { get throws(E) } //~ effect-mismatch: throws any Error, and the requirement throws only E
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { get throws { 1 } }
    var c: C { C(parent: self) }
}
