//! title: needle 64, crossing: three levels of root classes
import Dovetail

class A: BootstrapComponent { var a: Int { 1 } }
class B: A { var b: Int { 2 } }
final class Root: B {
    var own: Int { 3 }
    var c: C { C(parent: self) }
}
protocol CDep: Dependency { var a: Int { get }; var b: Int { get }; var own: Int { get } }
final class C: Component<CDep> {}
let c = Root().c
print(c.dependency.a, c.dependency.b, c.dependency.own)
//> 1 2 3
