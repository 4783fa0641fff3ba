//! title: a list of names with one type, and a tuple pattern
import Dovetail

protocol CDep: Dependency { var a: Int { get }; var b: Int { get }; var x: Int { get }; var y: String { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var a, b: Int
    let (x, y): (Int, String) = (3, "four")
    override init() { a = 1; b = 2; super.init() }
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(d.a, d.b, d.x, d.y)
//> 1 2 3 four
