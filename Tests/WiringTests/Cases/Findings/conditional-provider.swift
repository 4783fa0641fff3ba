//! title: conditional-provider: only under #if DEBUG
import Dovetail

protocol CDep: Dependency {
    var id: Int { get } //~ conditional-provider: DEBUG
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    #if DEBUG
    var id: Int { 1 }
    #endif
    var c: C { C(parent: self) }
}
