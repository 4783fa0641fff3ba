//! title: one sibling's requirement is deprecated
import Dovetail

protocol ADep: Dependency { @available(*, deprecated) var id: Int { get } }
protocol BDep: Dependency { var id: Int { get } }
final class A: Component<ADep> {}
final class B: Component<BDep> {}
final class Root: BootstrapComponent {
    var id: Int { 7 }
    var a: A { A(parent: self) }
    var b: B { B(parent: self) }
}
print(Root().b.dependency.id)
//> 7
