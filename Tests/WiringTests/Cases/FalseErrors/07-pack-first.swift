//! title: needle 07: protocol D: Pack, Dependency
import Dovetail

protocol Pack: AnyObject { var packed: Int { get } }
protocol CDep: Pack, Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var packed: Int { 7 }
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(d.id, d.packed)
//> 1 7
