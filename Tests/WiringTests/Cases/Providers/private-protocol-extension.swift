//! title: a member that a fileprivate extension of a conformed protocol gives is no offer
import Dovetail

protocol Clocked {}
fileprivate extension Clocked { var time: Int { 12 } }
protocol CDep: Dependency { var time: Int { get } }
final class C: Component<CDep> {}
final class Middle: Component<EmptyDependency>, Clocked {
    var own: Int { time }
    var c: C { C(parent: self) }
}
final class Root: BootstrapComponent {
    var time: Int { 5 }
    var middle: Middle { Middle(parent: self) }
}
let middle = Root().middle
print(middle.c.dependency.time, middle.own)
//> 5 12
