//! title: names bound by patterns, one in another and without a type
import Dovetail

protocol CDep: Dependency {
    var a: Int { get }
    var b: String { get }
    var c: Int { get }
    var d: String { get }
    var e: Int { get }
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    let (a, b) = (1, "two")
    let (c, (d, _)): (Int, (String, Int)) = (3, ("four", 0))
    let (e) = 5
    var c1: C { C(parent: self) }
}
let d = Root().c1.dependency
print(d.a, d.b, d.c, d.d, d.e)
//> 1 two 3 four 5
