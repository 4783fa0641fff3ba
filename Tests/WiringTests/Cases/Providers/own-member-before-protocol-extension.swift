//! title: a member of the class and one of a conformed protocol's extension, in two types
import Dovetail

protocol Clocked {}
extension Clocked { var time: Int { 12 } }
protocol CDep: Dependency { var time: String { get } }
final class C: Component<CDep> {}
final class Root: BootstrapComponent, Clocked {
    var time: String { "noon" }
    var c: C { C(parent: self) }
}
print(Root().c.dependency.time)
//> noon
