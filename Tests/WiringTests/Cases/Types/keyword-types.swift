//! title: types and nested types with escaped names
import Dovetail

enum Kind { struct `Type` { let id: Int }; struct `default` { let id: Int } }
protocol CDep: Dependency { var a: Kind.`Type` { get }; var b: Kind.`default` { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var a: Kind.`Type` { .init(id: 1) }
    var b: Kind.`default` { .init(id: 2) }
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(d.a.id, d.b.id)
//> 1 2
