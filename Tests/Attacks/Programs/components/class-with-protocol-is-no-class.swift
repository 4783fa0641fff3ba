//! class: C6 constraints
//! note: Animal & Q is not a class
import Dovetail
protocol CDep: Dependency { var n: Int { get } }
protocol Q {}
class Animal {}
final class C: Component<CDep> {}
class Box<T>: Component<EmptyDependency> { var c: C { C(parent: self) } }
extension Box where T: AnyObject { var n: Int { 2 } }
final class App: BootstrapComponent {
    var n: Int { 1 }
    var e: Box<Animal & Q> { Box<Animal & Q>(parent: self) }
}
print(App().e.c.dependency.n)
//> 1
