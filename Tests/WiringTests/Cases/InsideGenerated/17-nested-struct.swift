//! title: needle 17: a property of a nested struct is no provider
import Dovetail

protocol CDep: Dependency {
    var id: Int { get } //~ missing-provider
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    struct Config { public var id: Int = 1 }
    var c: C { C(parent: self) }
}
