//! title: #if and #elseif without #else do not cover
import Dovetail

protocol CDep: Dependency {
    var id: Int { get } //~ conditional-provider
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    #if ONE
    var id: Int { 1 }
    #elseif TWO
    var id: Int { 2 }
    #endif
    var c: C { C(parent: self) }
}
