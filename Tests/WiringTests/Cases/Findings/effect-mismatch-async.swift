//! title: effect-mismatch: an async provider of a requirement that is not
import Dovetail

protocol CDep: Dependency {
    var id: Int { get } //~ effect-mismatch: async
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { get async { 1 } }
    var c: C { C(parent: self) }
}
