//! title: needle 06, crossing: the inherited requirement has no provider
import Dovetail

protocol Pack: AnyObject {
    var packed: Int { get } //~ missing-provider: packed
}
protocol CDep: Dependency, Pack { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var c: C { C(parent: self) }
}
