//! title: S! is an optional
import Dovetail

struct S { let id: Int }
protocol CDep: Dependency { var a: S? { get }; var b: S! { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var a: S! = S(id: 1)
    var b: S? { S(id: 2) }
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(d.a!.id, d.b.id)
//> 1 2
