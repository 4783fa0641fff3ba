//! class: C6 constraints
//! note: a where clause of the member itself is about the class
import Dovetail
protocol CDep: Dependency { func size() -> Int }
final class C: Component<CDep> {}
class Box<T>: Component<EmptyDependency> { var c: C { C(parent: self) }; func size() -> Int where T: Collection { 2 } }
final class App: BootstrapComponent {
    func size() -> Int { 1 }
    var a: Box<[Int]> { Box<[Int]>(parent: self) }
    var b: Box<Int> { Box<Int>(parent: self) }
}
let a = App()
print(a.a.c.dependency.size(), a.b.c.dependency.size())
//> 2 1
