//! class: C9 false errors
//! note: dictionary keys imply Hashable
import Dovetail
protocol Item {}
struct I: Item, Hashable {}
protocol CDep: Dependency {
    func a<T: Item & Hashable>(_ t: T) -> Int
    func b<T>(_ t: T) -> Int where T: Hashable, T: Item
    func d(_ t: some Hashable & Item, _ u: some Sequence<Int>) -> Int
    func e<S: Sequence>(_ s: S) -> S.Element where S.Element: Item
    func f<K, V>(_ d: [K: V]) -> [V: K]
}
final class C: Component<CDep> {}
final class App: BootstrapComponent {
    func a<V>(_ t: V) -> Int where V: Hashable, V: Item { 1 }
    func b(_ t: some Item & Hashable) -> Int { 2 }
    func d<A: Item & Hashable, B: Sequence>(_ t: A, _ u: B) -> Int where B.Element == Int { 3 }
    func e<Q>(_ s: Q) -> Q.Element where Q: Sequence, Q.Element: Item { for x in s { return x }; fatalError() }
    func f<A: Hashable, B: Hashable>(_ d: [A: B]) -> [B: A] { [:] }
    var c: C { C(parent: self) }
}
let d = App().c.dependency
print(d.a(I()), d.b(I()), d.d(I(), [1]), d.e([I()]))
//> 1 2 3 I()
