//! title: a shared value is one object, for the component and all below it
import Dovetail

final class Service {}
protocol CDep: Dependency { var service: Service { get } }
final class C: Component<CDep> { var leaf: Leaf { Leaf(parent: self) } }
final class Leaf: Component<CDep> {}
final class Root: BootstrapComponent {
    var service: Service { shared { Service() } }
    var c: C { C(parent: self) }
}
let root = Root()
print(root.c.dependency.service === root.c.leaf.dependency.service, root.service === Root().service)
//> true false
