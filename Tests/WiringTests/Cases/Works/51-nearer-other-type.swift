//! title: needle 51: a nearer property of another type is skipped
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Middle: Component<EmptyDependency> {
    var id: String { "no" }
    var c: C { C(parent: self) }
}
final class Root: BootstrapComponent {
    var id: Int { 51 }
    var middle: Middle { Middle(parent: self) }
}
print(Root().middle.c.dependency.id)
//> 51
