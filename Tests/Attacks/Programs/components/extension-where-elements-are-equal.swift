//! class: C6 constraints
//! note: both sides of == are members of parameters
import Dovetail
protocol CDep: Dependency { var n: Int { get } }
final class C: Component<CDep> {}
class Two<A, B>: Component<EmptyDependency> { var c: C { C(parent: self) } }
extension Two where A: Sequence, B: Sequence, A.Element == B.Element { var n: Int { 3 } }
final class App: BootstrapComponent {
    var n: Int { 1 }
    var d: Two<[Int], Set<Int>> { Two<[Int], Set<Int>>(parent: self) }
    var e: Two<[Int], [String]> { Two<[Int], [String]>(parent: self) }
}
let a = App()
print(a.d.c.dependency.n, a.e.c.dependency.n)
//> 3 1
