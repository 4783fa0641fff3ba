//! class: C1 wrong object
//! note: the nearer function throws an alias of Never
import Dovetail
typealias Quiet = Never
protocol CDep: Dependency { func b() -> Int }
final class C: Component<CDep> {}
final class Mid: Component<EmptyDependency> { func b() throws(Quiet) -> Int { 2 }; var c: C { C(parent: self) } }
final class App: BootstrapComponent { func b() -> Int { 1 }; var mid: Mid { Mid(parent: self) } }
print(App().mid.c.dependency.b())
//> 2
