//! title: crossing: a variadic function cannot be passed on
import Dovetail

protocol CDep: Dependency {
    func sum(_ numbers: Int...) -> Int //~ unsupported-requirement
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    func sum(_ numbers: Int...) -> Int { numbers.reduce(0, +) }
    var c: C { C(parent: self) }
}
