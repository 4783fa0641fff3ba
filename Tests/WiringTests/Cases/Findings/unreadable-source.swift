//! title: unreadable-source: an unfinished declaration in a file with components
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var c: C { C(parent: self) }
    var id: Int { 1 + } //~ unreadable-source
}
