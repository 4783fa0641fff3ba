//! title: a construction in an extension of a protocol that the parent conforms to
//! runs: no
import Dovetail

protocol Maker: Scope {}
extension Maker { var a: A { A(parent: self) } } //~ unprovable-construction
final class A: Component<EmptyDependency> {}
final class Root: BootstrapComponent, Maker {}
