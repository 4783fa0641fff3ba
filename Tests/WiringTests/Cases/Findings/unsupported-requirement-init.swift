//! title: unsupported-requirement: an initialiser
import Dovetail

protocol CDep: Dependency {
    init(id: Int) //~ unsupported-requirement
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent { var c: C { C(parent: self) } }
