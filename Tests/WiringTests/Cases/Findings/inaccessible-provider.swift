//! title: inaccessible-provider: private
import Dovetail

protocol CDep: Dependency {
    var id: Int { get } //~ inaccessible-provider: private
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    private var id: Int { 1 }
    var c: C { C(parent: self) }
}
