//! title: a child keeps its parents alive
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Middle: Component<EmptyDependency> { var c: C { C(parent: self) } }
final class Root: BootstrapComponent {
    var id: Int { shared { 5 } }
    var middle: Middle { Middle(parent: self) }
    deinit { print("gone") }
}
var c: C? = Root().middle.c
print(c!.dependency.id)
c = nil
print("end")
//> 5
//> gone
//> end
