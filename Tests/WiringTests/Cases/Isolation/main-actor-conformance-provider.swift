//! title: the isolation comes from a main-actor protocol that the class conforms to
import Dovetail

@MainActor protocol Screen {}
protocol CDep: Dependency {
    var id: Int { get } //~ effect-mismatch
}
final class C: Component<CDep>, Screen {}
final class Root: BootstrapComponent, Screen {
    var id: Int { 1 }
    var c: C { C(parent: self) }
}
