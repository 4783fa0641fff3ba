//! title: unsupported-requirement: a subscript
import Dovetail

protocol CDep: Dependency {
    subscript(n: Int) -> Int { get } //~ unsupported-requirement: require a function instead
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent { var c: C { C(parent: self) } }
