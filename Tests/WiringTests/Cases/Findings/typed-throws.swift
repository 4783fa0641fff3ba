//! title: typed throws, the same and one that is wider
import Dovetail

struct E: Error { let code: Int }
protocol CDep: Dependency {
    var a: Int { get throws(E) }
    var b: Int { get throws }
    func c() throws(E) -> Int
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var a: Int { get throws(E) { 1 } }
    var b: Int { get throws(E) { 2 } }
    func c() throws(E) -> Int { throw E(code: 7) }
    var child: C { C(parent: self) }
}
let d = Root().child.dependency
do {
    print(try d.a, try d.b)
    print(try d.c())
} catch {
    print((error as? E)?.code ?? 0)
}
//> 1 2
//> 7
