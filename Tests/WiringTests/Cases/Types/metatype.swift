//! title: metatypes of a class and of a protocol
import Dovetail

protocol P { static var id: Int { get } }
struct S: P { static var id: Int { 1 } }
class K { class var id: Int { 2 } }
protocol CDep: Dependency { var a: K.Type { get }; var b: any P.Type { get }; var c: [P.Type] { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var a: K.Type { K.self }
    var b: P.Type { S.self }
    var c: [any P.Type] { [S.self] }
    var child: C { C(parent: self) }
}
let d = Root().child.dependency
print(d.a.id, d.b.id, d.c.count)
//> 2 1 1
