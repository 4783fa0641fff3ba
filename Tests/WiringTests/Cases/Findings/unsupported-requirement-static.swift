//! title: unsupported-requirement: a static requirement
import Dovetail

protocol CDep: Dependency {
    static var id: Int { get } //~ unsupported-requirement
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent { var c: C { C(parent: self) } }
