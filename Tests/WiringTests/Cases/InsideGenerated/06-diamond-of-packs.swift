//! title: needle 06, crossing: one pack, inherited along two ways and named in the composition
import Dovetail

protocol Pack: AnyObject { var packed: Int { get } }
protocol A: Dependency, Pack { var a: Int { get } }
protocol B: Pack, Dependency { var b: Int { get } }
protocol AB: A, B, AnyObject {}
final class C: Component<AB & Pack> {}
final class Root: BootstrapComponent {
    let a = 1, b = 2, packed = 3
    var c: C { C(parent: self) }
}
let d: any AB = Root().c.dependency
print(d.a, d.b, d.packed)
//> 1 2 3
