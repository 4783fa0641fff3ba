//! title: needle 62: the nearest ancestor wins, the child itself is not asked
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> { let id: Int = 100 }
final class Middle: Component<EmptyDependency> {
    var id: Int { 62 }
    var c: C { C(parent: self) }
}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var middle: Middle { Middle(parent: self) }
    var c: C { C(parent: self) }
}
let root = Root()
print(root.middle.c.dependency.id, root.c.dependency.id, root.c.id)
//> 62 1 100
