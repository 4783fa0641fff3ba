//! title: siblings ask for functions of one name and other parameters
import Dovetail

protocol ADep: Dependency { func load(_ id: Int) -> String }
protocol BDep: Dependency { func load(_ name: String) -> String; func load(_ id: Int) -> String }
protocol CDep: Dependency { func load(_ name: String) -> String }
final class A: Component<ADep> {}
final class B: Component<BDep> {}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    func load(_ id: Int) -> String { "id \(id)" }
    func load(_ name: String) -> String { "name \(name)" }
    var a: A { A(parent: self) }
    var b: B { B(parent: self) }
    var c: C { C(parent: self) }
}
let root = Root()
print(root.a.dependency.load(1), root.b.dependency.load("b"), root.b.dependency.load(2), root.c.dependency.load("c"))
//> id 1 name b id 2 name c
