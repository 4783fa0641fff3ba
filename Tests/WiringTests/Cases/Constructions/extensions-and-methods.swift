//! title: constructions in extensions of the parent, in another file, in a subscript and in an initializer
//// file: App/Parts.swift
import Dovetail
protocol CDep: Dependency { var id: Int { get } }
class C: Component<CDep> {}
final class C1: C {}
final class C2: C {}
final class C3: C {}
extension Root {
    var a: C { C1(parent: self) }
    subscript(n: Int) -> C { C2(parent: self) }
}
//// file: App/main.swift
import Dovetail
final class Root: BootstrapComponent {
    var id: Int { 4 }
    var first = 0
    override init() { super.init(); first = C3(parent: self).dependency.id }
}
let root = Root()
print(root.a.dependency.id, root[0].dependency.id, root.first)
//> 4 4 4
