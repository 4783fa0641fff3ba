//! title: generic functions, with a where clause and some
import Dovetail

protocol CDep: Dependency {
    func wrap<T>(_ value: T) -> [T]
    func count<S: Sequence>(_ s: S) -> Int where S.Element == Int
    func show(_ value: some CustomStringConvertible) -> String
}
final class C: Component<CDep> {}
final class Root: BootstrapComponent {
    func wrap<T>(_ value: T) -> [T] { [value, value] }
    func count<S: Sequence>(_ s: S) -> Int where S.Element == Int { s.reduce(0, +) }
    func show(_ value: some CustomStringConvertible) -> String { value.description }
    var c: C { C(parent: self) }
}
let d = Root().c.dependency
print(d.wrap(1), d.count([1, 2]), d.show(3))
//> [1, 1] 3 3
