//! class: C6 constraints
//! note: any MyError does not conform to Error
import Dovetail
protocol CDep: Dependency { var n: Int { get } }
final class C: Component<CDep> {}
class Box<T>: Component<EmptyDependency> { var c: C { C(parent: self) } }
extension Box where T: Error { var n: Int { 2 } }
protocol MyError: Error {}
final class App: BootstrapComponent {
    var n: Int { 1 }
    var b: Box<any MyError> { Box<any MyError>(parent: self) }
}
print(App().b.c.dependency.n)
//> 1
