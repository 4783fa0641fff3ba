//! title: any inside generic arguments, arrays and closures
import Dovetail

protocol P { var id: Int { get } }
struct S: P { let id: Int }
struct Box<T> { let value: T }
protocol CDep: Dependency { var a: [any P] { get }; var b: Box<P> { get }; var c: (any P) -> any P { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var a: [P] { [S(id: 1)] }
    var b: Box<any P> { Box(value: S(id: 2)) }
    var c: (P) -> P { { $0 } }
    var child: C { C(parent: self) }
}
let d = Root().child.dependency
print(d.a[0].id, d.b.value.id, d.c(S(id: 3)).id)
//> 1 2 3
