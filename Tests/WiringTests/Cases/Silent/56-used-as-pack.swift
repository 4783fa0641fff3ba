//! title: needle 56, crossing: a protocol used through inheritance, composition or a base class is used
import Dovetail

protocol A: Dependency { var a: Int { get } }
protocol B: A {}
protocol P: Dependency { var p: Int { get } }
protocol Q: Dependency { var q: Int { get } }
class Base<D>: Component<D> {}
final class C: Base<B> {}
final class E: Component<P & Q> {}
final class Root: BootstrapComponent {
    let a = 1, p = 2, q = 3
    var c: C { C(parent: self) }
    var e: E { E(parent: self) }
}
let root = Root()
print(root.c.dependency.a, root.e.dependency.p, root.e.dependency.q)
//> 1 2 3
