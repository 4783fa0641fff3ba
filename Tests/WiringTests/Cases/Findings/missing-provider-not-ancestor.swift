//! title: missing-provider, near miss: offered by a sibling
import Dovetail

protocol CDep: Dependency {
    var id: Int { get }  //~ missing-provider: move 'id' from Sibling to Root, so that Sibling and C use the same one
}
final class C: Component<CDep> {}
final class Sibling: Component<EmptyDependency> { var id: Int { 1 } }
final class Root: BootstrapComponent {
    var sibling: Sibling { Sibling(parent: self) }
    var c: C { C(parent: self) }
}
