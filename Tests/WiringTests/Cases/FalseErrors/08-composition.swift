//! title: needle 08: Component<A & B>
import Dovetail

protocol A: Dependency { var a: Int { get } }
protocol B: Dependency { var b: Int { get } }
final class C: Component<A & B> {}
final class Root: BootstrapComponent {
    var a: Int { 1 }
    var b: Int { 2 }
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(d.a, d.b)
//> 1 2
