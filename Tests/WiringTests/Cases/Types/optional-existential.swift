//! title: optionals of existentials: (any P)?, P?, Optional<any P>
import Dovetail

protocol P { var id: Int { get } }
struct S: P { let id: Int }
protocol CDep: Dependency { var a: (any P)? { get }; var b: P? { get }; var c: Optional<P> { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var a: P? { S(id: 1) }
    var b: Optional<any P> { S(id: 2) }
    var c: (any P)? { nil }
    var child: C { C(parent: self) }
}
let d = Root().child.dependency
print(d.a!.id, d.b!.id, d.c == nil)
//> 1 2 true
