//! title: needle 04: a property with a type builds its child with .init(parent: self)
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var c: C { .init(parent: self) }
}
let root = Root()
print(root.c.dependency.id)
//> 1
