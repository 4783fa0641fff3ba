//! title: needle 16: a provider under #if alone does not meet an unconditional requirement
import Dovetail

protocol CDep: Dependency {
    var id: Int { get } //~ conditional-provider: EXTRA
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    #if EXTRA
    var id: Int { 1 }
    #endif
    var c: C { C(parent: self) }
}
