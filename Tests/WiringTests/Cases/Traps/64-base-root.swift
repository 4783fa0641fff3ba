//! title: needle 64: a root that inherits from a base root
import Dovetail

class BaseRoot: BootstrapComponent {
    var base: Int { 1 }
}
protocol CDep: Dependency { var base: Int { get }; var own: Int { get } }
final class C: Component<CDep> {}
final class Root: BaseRoot {
    var own: Int { 64 }
    var c: C { C(parent: self) }
}
let root = Root()
print(root.c.dependency.base, root.c.dependency.own)
//> 1 64
