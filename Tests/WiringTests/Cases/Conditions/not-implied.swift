//! title: the requirement's condition is wider than the provider's
import Dovetail

protocol CDep: Dependency {
    #if ONE || TWO
    var id: Int { get } //~ conditional-provider
    #endif
    var all: Int { get }
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    #if ONE
    var id: Int { 3 }
    #endif
    var all: Int { 4 }
    var c: C { C(parent: self) }
}
