//! title: a branch with another type leaves its condition uncovered
import Dovetail

protocol CDep: Dependency {
    var id: Int { get } //~ conditional-provider
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    #if EXTRA
    let id: Int = 1
    #else
    var id: String { "2" }
    #endif
    var c: C { C(parent: self) }
}
