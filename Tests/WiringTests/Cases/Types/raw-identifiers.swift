//! title: raw identifiers with spaces
import Dovetail

protocol CDep: Dependency { var `the session`: Int { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var `the session`: Int { 4 }
    var c: C { C(parent: self) }
}
print(Root().c.dependency.`the session`)
//> 4
