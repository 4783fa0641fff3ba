//! title: siblings whose protocols inherit one requirement and have defaults of their own for it
import Dovetail

protocol Sized: Dependency { var size: Int { get } }
protocol ADep: Sized {}
extension ADep { var size: Int { 1 } }
protocol BDep: Sized {}
extension BDep { var size: Int { 2 } }
protocol CDep: Sized { var other: Int { get } }
extension CDep { var size: Int { 3 } }
final class A: Component<ADep> {}
final class B: Component<BDep> {}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    var other: Int { 9 }
    var a: A { A(parent: self) }
    var b: B { B(parent: self) }
    var c: C { C(parent: self) }
}
let root = Root()
print(root.a.dependency.size, root.b.dependency.size, root.c.dependency.size, root.c.dependency.other)
//> 1 2 3 9
