//! title: a nested type hides a global one of the same name: the nearer property has another type
import Dovetail

struct Mode { let id: Int }
protocol CDep: Dependency { var mode: Mode { get } }
final class C: Component<CDep> {}
final class Middle: Component<EmptyDependency> {
    enum Mode { case no }
    var mode: Mode { .no }
    var c: C { C(parent: self) }
}
final class Root: BootstrapComponent {
    var mode: Mode { Mode(id: 6) }
    var middle: Middle { Middle(parent: self) }
}
print(Root().middle.c.dependency.mode.id)
//> 6
