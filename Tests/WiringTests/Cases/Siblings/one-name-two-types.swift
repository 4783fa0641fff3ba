//! title: siblings ask for one name with two types, met by different ancestors
import Dovetail

protocol ADep: Dependency { var id: Int { get } }
protocol BDep: Dependency { var id: String { get } }
final class A: Component<ADep> {}
final class B: Component<BDep> {}
final class Middle: Component<EmptyDependency> {
    var id: String { "middle" }
    var a: A { A(parent: self) }
    var b: B { B(parent: self) }
}
final class Root: BootstrapComponent {
    var id: Int { 7 }
    var middle: Middle { Middle(parent: self) }
}
let middle = Root().middle
print(middle.a.dependency.id, middle.b.dependency.id)
//> 7 middle
