//! title: some P does not meet any P
import Dovetail

protocol P {}
struct S: P {}
protocol CDep: Dependency {
    var value: any P { get } //~ missing-provider
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var value: some P { S() }
    var c: C { C(parent: self) }
}
