//! title: the isolation comes from the superclass
import Dovetail

protocol CDep: Dependency {
    var id: Int { get } //~ effect-mismatch
}
@MainActor final class C: Component<CDep> {}
@MainActor class BaseRoot: BootstrapComponent {}
final class Root: BaseRoot {
    var id: Int { 1 }
    var c: C { C(parent: self) }
}
