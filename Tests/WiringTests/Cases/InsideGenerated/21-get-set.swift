//! title: needle 21: { get set }
import Dovetail

protocol CDep: Dependency { var count: Int { get set } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var count: Int = 1
    var c: C { C(parent: self) }
}
let root = Root()
let c = root.c
c.dependency.count += 20
print(root.count, c.dependency.count)
//> 21 21
