//! title: a nonisolated requirement cannot be met by a member of a main-actor class
import Dovetail

protocol CDep: Dependency {
    var id: Int { get } //~ effect-mismatch
}
@MainActor final class C: Component<CDep> {}
@MainActor final class Root: BootstrapComponent {
    var id: Int { 1 }
    var c: C { C(parent: self) }
}
