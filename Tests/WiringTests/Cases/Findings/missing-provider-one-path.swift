//! title: missing-provider: one of two paths fails, and the message names it
import Dovetail

protocol CDep: Dependency {
    var id: Int { get } //~ missing-provider: Broken
}
final class C: Component<CDep> {}
final class Fine: Component<EmptyDependency> { var id: Int { 1 }; var c: C { C(parent: self) } }
final class Broken: Component<EmptyDependency> { var c: C { C(parent: self) } }
final class Root: BootstrapComponent {
    var fine: Fine { Fine(parent: self) }
    var broken: Broken { Broken(parent: self) }
}
