//! title: needle 21, crossing: a let cannot meet { get set }
import Dovetail

protocol CDep: Dependency {
    var count: Int { get set } //~ missing-provider
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    let count: Int = 1
    var c: C { C(parent: self) }
}
