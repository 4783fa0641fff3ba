//! title: missing-provider: the child's own property does not meet its own need
import Dovetail

protocol CDep: Dependency {
    var id: Int { get } //~ missing-provider
}
final class C: Component<CDep> { var id: Int { 1 } }
final class Root: BootstrapComponent { var c: C { C(parent: self) } }
