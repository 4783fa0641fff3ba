//! title: needle 06: protocol D: Dependency, Pack
import Dovetail

protocol Pack: AnyObject { var packed: Int { get } }
protocol CDep: Dependency, Pack { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var packed: Int { 6 }
    var c: C { C(parent: self) }
}
let c = Root().c
print(c.dependency.id, c.dependency.packed)
//> 1 6
