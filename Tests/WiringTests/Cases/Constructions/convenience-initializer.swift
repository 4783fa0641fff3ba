//! title: a convenience initializer that passes its scope on
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {
    var n = 0
    convenience init(n: Int, under scope: Scope) { self.init(parent: scope); self.n = n }
}
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var c: C { C(n: 4, under: self) }
}
let c = Root().c
print(c.dependency.id, c.n)
//> 3 4
