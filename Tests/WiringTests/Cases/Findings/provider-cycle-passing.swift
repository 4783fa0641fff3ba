//! title: provider-cycle, passing: a chain, a local of the name, a closure that runs later
import Dovetail

final class A { let n: Int; init(_ b: B) { n = b.n + 1 } }
final class B { let n: Int; init(_ n: Int) { self.n = n } }
final class Later { let make: () -> B; init(_ make: @escaping () -> B) { self.make = make } }
final class Root: BootstrapComponent {
    var a: A { shared { A(b) } }
    var b: B { shared { let a = 4; return B(a) } }
    var later: Later { shared { Later { [unowned self] in self.user } } }
    var user: B { shared { B(later === later ? 7 : 0) } }
}
let root = Root()
print(root.a.n, root.later.make().n)
//> 5 7
