//! title: an extension of a protocol builds a component with the self of something else, or of some conforming types alone
//! runs: no
import Dovetail

protocol Maker: Scope {}
extension Maker { var a: A { A(parent: self) } } //~ unprovable-construction
final class A: Component<EmptyDependency> {}
final class Screen: Maker {}
protocol Builder: Scope {}
extension Builder where Self: Root { var b: A { A(parent: self) } } //~ unprovable-construction
protocol Nobody: Scope {}
extension Nobody { var c: A { A(parent: self) } } //~ unprovable-construction
final class Root: BootstrapComponent, Maker, Builder {}
