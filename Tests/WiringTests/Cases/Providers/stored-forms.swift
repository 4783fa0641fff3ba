//! title: stored properties: let, var, lazy, with observers, in one line
import Dovetail

protocol CDep: Dependency {
    var a: Int { get }; var b: Int { get }; var c: Int { get }; var d: Int { get }; var e: Int { get }; var f: Int { get }
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    let a: Int
    var b: Int = 2
    lazy var c: Int = { 3 }()
    var d: Int = 4 { didSet { b = 0 } }
    let e = 5, f = 6
    override init() { a = 1; super.init() }
    var child: C { C(parent: self) }
}
let d = Root().child.dependency
print(d.a, d.b, d.c, d.d, d.e, d.f)
//> 1 2 3 4 5 6
