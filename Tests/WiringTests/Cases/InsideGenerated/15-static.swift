//! title: needle 15: a static variable is no provider
import Dovetail

protocol CDep: Dependency {
    var id: Int { get } //~ missing-provider
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    public static var id: Int { 1 }
    var c: C { C(parent: self) }
}
