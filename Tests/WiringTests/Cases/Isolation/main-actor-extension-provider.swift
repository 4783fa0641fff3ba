//! title: the isolation comes from the extension
import Dovetail

protocol CDep: Dependency {
    var id: Int { get } //~ effect-mismatch
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent { var c: C { C(parent: self) } }
@MainActor extension Root { var id: Int { 1 } }
