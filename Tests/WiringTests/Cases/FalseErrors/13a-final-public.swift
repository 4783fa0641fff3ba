//! title: needle 13a: final public
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
class C: Component<CDep> {}
class Root: BootstrapComponent {
    final public var id: Int { 13 }
    var c: C { C(parent: self) }
}
print(Root().c.dependency.id)
//> 13
