//! title: provider-cycle: across a parent and its child
//! runs: no
import Dovetail

final class A { init(_ n: B) {} }
final class B { init(_ n: A) {} }
protocol CDep: Dependency { var a: A { get } }
final class C: Component<CDep> { var b: B { shared { B(dependency.a) } } } //~ provider-cycle: in 'C.b', pass { [unowned self] in self.dependency.a } instead of 'dependency.a', and let 'B' take '_ n: @escaping () -> A'
final class Root: BootstrapComponent {
    var c: C { C(parent: self) }
    var a: A { shared { A(c.b) } }
}
