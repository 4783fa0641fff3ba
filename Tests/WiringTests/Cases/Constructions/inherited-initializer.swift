//! title: a subclass inherits a base component's own initializer
import Dovetail

class Base<D>: Component<D> {
    var tag = ""
    init(tag: String, scope: Scope) { self.tag = tag; super.init(parent: scope) }
}
protocol CDep: Dependency { var id: Int { get } }
final class C: Base<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var c: C { C(tag: "t", scope: self) }
}
let c = Root().c
print(c.tag, c.dependency.id)
//> t 3
