//! title: missing-provider: in the second part of a composition
import Dovetail

protocol A: Dependency { var a: Int { get } }
protocol B: Dependency {
    var b: Int { get } //~ missing-provider
}
final class C: Component<A & B> {}
final class Root: BootstrapComponent {
    var a: Int { 1 }
    var c: C { C(parent: self) }
}
