//! title: tuples, with and without labels
import Dovetail

protocol CDep: Dependency { var pair: (Int, String) { get }; var point: (x: Int, y: Int) { get }; var nothing: () { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var pair: (Int,String) { (1, "a") }
    let point: (x: Int, y: Int) = (2, 3)
    var nothing: Void { () }
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(d.pair.0, d.pair.1, d.point.x, d.point.y, d.nothing)
//> 1 a 2 3 ()
