//! title: needle 11: Optional<S> and S?
import Dovetail

struct S { let id: Int }
protocol CDep: Dependency { var a: S? { get }; var b: Optional<S> { get }; var c: S?? { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var a: Optional<S> { S(id: 1) }
    var b: S? { S(id: 2) }
    var c: Swift.Optional<Optional<S>> { S(id: 3) }
    var child: C { C(parent: self) }
}
let d = Root().child.dependency
print(d.a!.id, d.b!.id, d.c!!.id)
//> 1 2 3
