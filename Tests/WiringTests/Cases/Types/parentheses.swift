//! title: a type in parentheses
import Dovetail

protocol CDep: Dependency { var a: (Int) { get }; var b: [(String)] { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var a: Int { 1 }
    var b: ([String]) { ["b"] }
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(d.a, d.b)
//> 1 ["b"]
