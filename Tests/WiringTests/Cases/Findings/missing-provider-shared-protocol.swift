//! title: missing-provider: two components with one protocol, both fail, one finding
import Dovetail

protocol Needs: Dependency {
    var id: Int { get } //~ missing-provider
}
final class A: Component<Needs> {}
final class B: Component<Needs> {}
final class Root: BootstrapComponent {
    var a: A { A(parent: self) }
    var b: B { B(parent: self) }
}
