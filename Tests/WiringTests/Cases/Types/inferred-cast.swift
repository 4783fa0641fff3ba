//! title: an unannotated property with a cast, and one built by a generic type's initializer
import Dovetail

protocol P { var id: Int { get } }
struct S: P { let id: Int }
struct Box<T> { let value: T }
protocol CDep: Dependency { var a: any P { get }; var b: Box<Int> { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    let a = S(id: 1) as P
    let b = Box<Int>(value: 2)
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(d.a.id, d.b.value)
//> 1 2
