//! title: needle 12b: Swift.String
import Dovetail

protocol CDep: Dependency { var a: Swift.String { get }; var b: [Int] { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var a: String { "12b" }
    var b: Swift.Array<Swift.Int> { [1] }
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(d.a, d.b)
//> 12b [1]
