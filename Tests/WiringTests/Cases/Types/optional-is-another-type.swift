//! title: S does not meet S?, nor Int Double
import Dovetail

struct S {}
protocol CDep: Dependency {
    var a: S? { get } //~ missing-provider
    var b: Double { get } //~ missing-provider
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var a: S { S() }
    var b: Int { 1 }
    var c: C { C(parent: self) }
}
