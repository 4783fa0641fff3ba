//! title: provider-cycle: a class that is Sendable cannot keep a closure that reads the component
//! runs: no
import Dovetail

final class A: Sendable { let b: B; init(_ b: B) { self.b = b } }
final class B: Sendable { let a: A; init(_ a: A) { self.a = a } }
final class Root: BootstrapComponent {
    var a: A { shared { A(b) } } //~ provider-cycle: break the cycle: give one of them a value that does not read the other
    var b: B { shared { B(a) } }
}
