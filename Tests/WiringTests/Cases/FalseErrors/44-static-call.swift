//! title: needle 44: a static call C.helper() makes no edge
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> { static func helper() -> Int { 44 } }
final class Other: Component<EmptyDependency> { var n: Int { C.helper() } }
final class Root: BootstrapComponent {
    var other: Other { Other(parent: self) }
    var top: Top { Top(parent: self) }
}
final class Top: Component<EmptyDependency> {
    var id: Int { 1 }
    var c: C { C(parent: self) }
}
let root = Root()
print(root.other.n, root.top.c.dependency.id)
//> 44 1
