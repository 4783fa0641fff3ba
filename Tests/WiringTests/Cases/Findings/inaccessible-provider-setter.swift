//! title: inaccessible-provider: { get set } and a private setter
import Dovetail

protocol CDep: Dependency {
    var count: Int { get set } //~ inaccessible-provider: remove 'private(set)' from 'count' in Root
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    private(set) var count: Int = 1
    var c: C { C(parent: self) }
}
