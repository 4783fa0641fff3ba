//! title: needle 10: any P and P
import Dovetail

protocol P { var id: Int { get } }
struct S: P { let id: Int }
protocol CDep: Dependency { var a: any P { get }; var b: P { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var a: P { S(id: 10) }
    var b: any P { S(id: 11) }
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(d.a.id, d.b.id)
//> 10 11
