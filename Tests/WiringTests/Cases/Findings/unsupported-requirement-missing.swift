//! title: unsupported-requirement: variadic arguments that nothing provides
import Dovetail

protocol CDep: Dependency {
    func log(_ words: String...) //~ unsupported-requirement: require an array instead
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var c: C { C(parent: self) }
}
