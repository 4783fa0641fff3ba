//! title: effect-mismatch: a throwing provider, property and function
import Dovetail

protocol CDep: Dependency {
    var id: Int { get async } //~ effect-mismatch: write { get async throws } in the requirement, or remove 'throws' from the provider
    func make() -> Int //~ effect-mismatch: throws and the requirement does not
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var id: Int { get throws { 1 } }
    func make() throws -> Int { 1 }
    var c: C { C(parent: self) }
}
