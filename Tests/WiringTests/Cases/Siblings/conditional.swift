//! title: siblings under conditions, with needs of one name
import Dovetail

protocol ADep: Dependency { var id: Int { get } }
final class A: Component<ADep> {}
#if os(Linux)
protocol BDep: Dependency { var id: Int { get }; var name: String { get } }
final class B: Component<BDep> {}
#endif
#if os(Windows)
protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
#endif
final class Root: BootstrapComponent {
    #if os(Linux)
    var id: Int { 7 }
    var name: String { "linux" }
    #elseif os(Windows)
    var id: Int { 8 }
    var c: C { C(parent: self) }
    #else
    var id: Int { 9 }
    #endif
    var a: A { A(parent: self) }
    #if os(Linux)
    var b: B { B(parent: self) }
    #endif
}
let root = Root()
print(root.a.dependency.id, root.b.dependency.id, root.b.dependency.name)
//> 7 7 linux
