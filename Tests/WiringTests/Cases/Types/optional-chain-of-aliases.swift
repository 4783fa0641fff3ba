//! title: an alias of an optional, of an existential and of a composition
import Dovetail

protocol P { var p: Int { get } }
protocol Q { var q: Int { get } }
struct S: P, Q { let p = 1, q = 2 }
typealias Maybe<T> = T?
typealias Both = P & Q
protocol CDep: Dependency { var a: Maybe<P> { get }; var b: any Both { get }; var c: (any P & Q)? { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var a: (any P)? { S() }
    var b: P & Q { S() }
    var c: Maybe<Both> { S() }
    var child: C { C(parent: self) }
}
let d = Root().child.dependency
print(d.a!.p, d.b.q, d.c!.p)
//> 1 2 1
