//! title: parameters: inout, default argument, unnamed, keyword labels, autoclosure, escaping
import Dovetail

protocol CDep: Dependency {
    func bump(_ n: inout Int)
    func unnamed(_: Int, _: String) -> String
    func words(in a: Int, for `class`: Int, `default` d: Int) -> Int
    func lazily(_ value: @autoclosure () -> Int) -> Int
    func later(_ work: @escaping () -> Int) -> () -> Int
    func now(_ work: (Int) -> Int) -> Int
    func `repeat`() -> Int
}
final class C: Component<CDep> {}
final class Middle: Component<EmptyDependency> { var c: C { C(parent: self) } }
final class Root: BootstrapComponent {
    func bump(_ n: inout Int) { n += 1 }
    func unnamed(_ n: Int, _ s: String) -> String { "\(n)\(s)" }
    func words(in x: Int = 0, for y: Int, default z: Int) -> Int { x * 100 + y * 10 + z }
    func lazily(_ value: @autoclosure () -> Int) -> Int { value() + 1 }
    func later(_ work: @escaping () -> Int) -> () -> Int { work }
    func now(_ work: (Int) -> Int) -> Int { work(5) }
    func `repeat`() -> Int { 9 }
    var middle: Middle { Middle(parent: self) }
}
let d = Root().middle.c.dependency
var n = 1
d.bump(&n)
print(n, d.unnamed(1, "a"), d.words(in: 1, for: 2, default: 3), d.lazily(4), d.later { 6 }(), d.now { $0 * 2 }, d.repeat())
//> 2 1a 123 5 6 10 9
