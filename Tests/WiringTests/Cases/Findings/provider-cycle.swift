//! title: provider-cycle: two shared values need each other
//! runs: no
import Dovetail

final class A { init(_ b: B) {} }
final class B { init(_ a: A) {} }
final class Root: BootstrapComponent {
    var a: A { shared { A(b) } } //~ provider-cycle: break the cycle: in 'Root.b', pass { [unowned self] in self.a } instead of 'a', and let 'B' take '_ a: @escaping () -> A'
    var b: B { shared { B(a) } }
}
