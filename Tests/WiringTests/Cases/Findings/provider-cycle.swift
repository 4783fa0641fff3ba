//! title: provider-cycle: two shared values need each other
//! runs: no
import Dovetail

final class A { init(_ b: B) {} }
final class B { init(_ a: A) {} }
final class Root: BootstrapComponent {
    var a: A { shared { A(b) } } //~ provider-cycle
    var b: B { shared { B(a) } }
}
