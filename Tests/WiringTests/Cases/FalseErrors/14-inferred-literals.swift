//! title: needle 14, crossing: literals have the default types of the language
import Dovetail

protocol CDep: Dependency { var a: Int { get }; var b: String { get }; var c: Bool { get }; var d: Double { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    let a = 1
    let b = "two"
    let c = true
    let d = 0.5
    var child: C { C(parent: self) }
}
let d = Root().child.dependency
print(d.a, d.b, d.c, d.d)
//> 1 two true 0.5
