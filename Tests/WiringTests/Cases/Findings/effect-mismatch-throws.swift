//! title: effect-mismatch: a throwing provider, property and function
import Dovetail

protocol CDep: Dependency {
    var id: Int { get async } //~ effect-mismatch: throws
    func make() -> Int //~ effect-mismatch: throws
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { get throws { 1 } }
    func make() throws -> Int { 1 }
    var c: C { C(parent: self) }
}
