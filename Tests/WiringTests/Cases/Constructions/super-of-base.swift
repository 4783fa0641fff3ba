//! title: an initializer that passes its parent through a base component's own initializer
import Dovetail

class Base<D>: Component<D> {
    let tag: String
    init(tag: String, scope: Scope) { self.tag = tag; super.init(parent: scope) }
}
protocol CDep: Dependency { var id: Int { get } }
final class C: Base<CDep> { init(in scope: Scope) { super.init(tag: "c", scope: scope) } }
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var c: C { C(in: self) }
}
let c = Root().c
print(c.tag, c.dependency.id)
//> c 3
