//! title: missing-provider, near miss: another type
import Dovetail

protocol CDep: Dependency {
    var id: Int { get } //~ missing-provider: String
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: String { "no" }
    var c: C { C(parent: self) }
}
