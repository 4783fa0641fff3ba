//! title: a member that a conformed protocol's extension gives is an offer
import Dovetail

protocol Clocked {}
extension Clocked { var time: Int { 12 } }
protocol Wider: Clocked {}
extension Wider { var zone: String { "utc" } }
protocol CDep: Dependency { var time: Int { get }; var zone: String { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent { var c: C { C(parent: self) } }
extension Root: Wider {}
let d = Root().c.dependency
print(d.time, d.zone)
//> 12 utc
