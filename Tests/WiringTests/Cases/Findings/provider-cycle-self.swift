//! title: provider-cycle: through self.
//! runs: no
import Dovetail

final class A { init(_ n: A) {} }
final class Root: BootstrapComponent {
    var a: A { shared { A(self.a) } } //~ provider-cycle: give 'a' a value that does not read 'a'
}
