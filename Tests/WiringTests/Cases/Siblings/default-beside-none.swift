//! title: one sibling's protocol has a default for what another's asks without one; the offer wins for both
import Dovetail

protocol ADep: Dependency { var size: Int { get } }
extension ADep { var size: Int { 1 } }
protocol BDep: Dependency { var size: Int { get } }
final class A: Component<ADep> {}
final class B: Component<BDep> {}
final class Root: BootstrapComponent {
    var size: Int { 5 }
    var a: A { A(parent: self) }
    var b: B { B(parent: self) }
}
let root = Root()
print(root.a.dependency.size, root.b.dependency.size)
//> 5 5
