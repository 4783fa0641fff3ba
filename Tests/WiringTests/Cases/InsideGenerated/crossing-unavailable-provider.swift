//! title: crossing: a nearer property that is unavailable is no offer
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Middle: Component<EmptyDependency> {
    @available(*, unavailable) var id: Int { 99 }
    var c: C { C(parent: self) }
}
final class Root: BootstrapComponent {
    var id: Int { 3 }
    var middle: Middle { Middle(parent: self) }
}
print(Root().middle.c.dependency.id)
//> 3
