//! title: a child that needs nothing
import Dovetail

final class C: Component<EmptyDependency> { var id: Int { shared { 6 } } }
final class Root: BootstrapComponent { var c: C { C(parent: self) } }
let root = Root()
print(root.c.id, root.c.path)
//> 6 ["Root", "C"]
