//! title: inaccessible-provider, passing: internal beside a private one nearer
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Middle: Component<EmptyDependency> {
    private let id: Int = 9
    var own: Int { id }
    var c: C { C(parent: self) }
}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var middle: Middle { Middle(parent: self) }
}
let middle = Root().middle
print(middle.c.dependency.id, middle.own)
//> 1 9
