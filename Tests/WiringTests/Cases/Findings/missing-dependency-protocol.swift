//! title: missing-dependency-protocol: a protocol that is none
//! runs: no
import Dovetail

protocol Plain: AnyObject { var id: Int { get } }
final class C: Component<Plain> {} //~ missing-dependency-protocol: Plain
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var c: C { C(parent: self) }
}
