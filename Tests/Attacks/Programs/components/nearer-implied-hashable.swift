//! class: C1 wrong object
//! note: Set<A> implies that A is Hashable
import Dovetail
protocol CDep: Dependency { func g<K: Hashable>(_ s: Set<K>) -> Int }
final class C: Component<CDep> {}
final class Mid: Component<EmptyDependency> { func g<A>(_ s: Set<A>) -> Int { 2 }; var c: C { C(parent: self) } }
final class App: BootstrapComponent { func g<K: Hashable>(_ s: Set<K>) -> Int { 1 }; var mid: Mid { Mid(parent: self) } }
print(App().mid.c.dependency.g([1]))
//> 2
