//! title: needle 08, crossing: a typealias of a composition, one with any, one that shares a requirement
import Dovetail

protocol A: Dependency { var a: Int { get } }
protocol B: Dependency { var b: Int { get }; var a: Int { get } }
typealias Both = A & B
final class C: Component<Both> {}
final class E: Component<any B & A> {}
final class Root: BootstrapComponent {
    var a: Int { 1 }
    var b: Int { 2 }
    var c: C { C(parent: self) }
    var e: E { E(parent: self) }
}
let root = Root()
let c: any B = root.c.dependency
let e: any B = root.e.dependency
print(c.a, c.b, e.a, e.b)
//> 1 2 1 2
