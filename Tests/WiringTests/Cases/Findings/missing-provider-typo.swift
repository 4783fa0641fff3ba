//! title: missing-provider, near miss: a letter away
import Dovetail

protocol CDep: Dependency {
    var session: Int { get } //~ missing-provider: sesion
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var sesion: Int { 1 }
    var c: C { C(parent: self) }
}
