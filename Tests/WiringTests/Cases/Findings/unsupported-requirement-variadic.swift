//! title: unsupported-requirement: variadic arguments
import Dovetail

protocol CDep: Dependency {
    func log(_ words: String...) //~ unsupported-requirement: require an array instead
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    func log(_ words: String...) {}
    var c: C { C(parent: self) }
}
