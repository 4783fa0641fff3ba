//! title: the order in a composition of protocols does not matter
import Dovetail

protocol P { var p: Int { get } }
protocol Q { var q: Int { get } }
struct S: P, Q { let p = 1, q = 2 }
protocol CDep: Dependency { var both: any P & Q { get }; var maybe: (any Q & P)? { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var both: Q & P { S() }
    var maybe: (P & Q)? { nil }
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(d.both.p, d.both.q, d.maybe == nil)
//> 1 2 true
