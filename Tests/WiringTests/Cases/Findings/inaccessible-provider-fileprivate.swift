//! title: inaccessible-provider: fileprivate, by the extension
import Dovetail

protocol CDep: Dependency {
    var id: Int { get } //~ inaccessible-provider: make the extension or type that declares 'id' in Root internal
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent { var c: C { C(parent: self) } }
fileprivate extension Root { var id: Int { 1 } }
