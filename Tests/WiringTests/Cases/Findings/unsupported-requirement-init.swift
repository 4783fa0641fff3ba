//! title: unsupported-requirement: an initializer
import Dovetail

protocol CDep: Dependency {
    init(id: Int) //~ unsupported-requirement: require a function that returns the new value
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent { var c: C { C(parent: self) } }
