//! title: one sibling asks to set what another only reads
import Dovetail

protocol ADep: Dependency { var count: Int { get set } }
protocol BDep: Dependency { var count: Int { get } }
final class A: Component<ADep> { func raise() { var dependency = self.dependency; dependency.count += 1 } }
final class B: Component<BDep> {}
final class Root: BootstrapComponent {
    var count = 3
    var a: A { A(parent: self) }
    var b: B { B(parent: self) }
}
let root = Root()
root.a.raise()
print(root.a.dependency.count, root.b.dependency.count)
//> 4 4
