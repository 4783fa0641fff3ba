//! title: a root, two of whose instances live side by side
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    let id: Int
    init(id: Int) { self.id = id; super.init() }
    var c: C { C(parent: self) }
}
let a = Root(id: 1).c
let b = Root(id: 2).c
print(a.dependency.id, b.dependency.id)
//> 1 2
