//! title: needle 06, crossing: a pack and the protocol list one property, first to read, then to write
import Dovetail

protocol Pack: AnyObject { var a: Int { get }; var b: Int { get } }
protocol CDep: Dependency, Pack { var a: Int { get set }; var b: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var a = 1
    var b: Int { 2 }
    var c: C { C(parent: self) }
}
let root = Root()
let d = root.c.dependency
d.a += 5
print(root.a, d.b)
//> 6 2
