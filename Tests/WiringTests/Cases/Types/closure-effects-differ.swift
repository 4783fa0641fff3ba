//! title: a closure that throws is another type than one that does not
import Dovetail

protocol CDep: Dependency {
    var work: () -> Int { get } //~ missing-provider
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var work: () throws -> Int { { 1 } }
    var c: C { C(parent: self) }
}
