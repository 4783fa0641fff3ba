//! class: C1 wrong object
//! note: the nearer function throws its own generic parameter of another name
import Dovetail
protocol CDep: Dependency { func b<E: Error>(_ f: () throws(E) -> Int) throws(E) -> Int }
final class C: Component<CDep> {}
final class Mid: Component<EmptyDependency> { func b<F: Error>(_ f: () throws(F) -> Int) throws(F) -> Int { 2 }; var c: C { C(parent: self) } }
final class App: BootstrapComponent { func b<E: Error>(_ f: () throws(E) -> Int) throws(E) -> Int { 1 }; var mid: Mid { Mid(parent: self) } }
print(App().mid.c.dependency.b { 5 })
//> 2
