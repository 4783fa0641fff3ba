//! title: a nonisolated async requirement cannot be met by a main-actor property: the component that offers it is not Sendable
import Dovetail

protocol CDep: Dependency {
    var id: Int { get async } //~ effect-mismatch: MainActor
}
@MainActor final class C: Component<CDep> {}
@MainActor final class Root: BootstrapComponent {
    var id: Int { 12 }
    var c: C { C(parent: self) }
}
