//! title: a nonisolated requirement cannot be met by a main-actor property
import Dovetail

protocol CDep: Dependency {
    var id: Int { get } //~ effect-mismatch: MainActor
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    @MainActor var id: Int { 1 }
    var c: C { C(parent: self) }
}
