//! title: tuples with other labels are other types: the nearer is skipped
import Dovetail

protocol CDep: Dependency { var point: (x: Int, y: Int) { get } }
final class C: Component<CDep> {}
final class Middle: Component<EmptyDependency> {
    var point: (a: Int, b: Int) { (8, 9) }
    var c: C { C(parent: self) }
}
final class Root: BootstrapComponent {
    var point: (x: Int, y: Int) { (2, 3) }
    var middle: Middle { Middle(parent: self) }
}
print(Root().middle.c.dependency.point.y)
//> 3
