//! class: C8 compiles
//! note: functions of any number of values as an argument, in an optional, of closures, and behind an alias
import Dovetail
typealias Sum = (Int...) -> Int
protocol LeafDependency: Dependency {
    var run: ((() -> Int)...) -> Int { get }
    var maybe: ((String, Int...) -> Int)? { get }
    func apply(_ f: Sum) -> Int
}
final class LeafComponent: Component<LeafDependency> {}
final class AppComponent: BootstrapComponent {
    var run: ((() -> Int)...) -> Int { { $0.reduce(0) { $0 + $1() } } }
    var maybe: ((String, Int...) -> Int)? { { $0.count + $1.count } }
    func apply(_ f: (Int...) -> Int) -> Int { f(1, 2) }
    var leaf: LeafComponent { LeafComponent(parent: self) }
}
let d = AppComponent().leaf.dependency
print(d.run({ 1 }, { 2 }), d.maybe?("a", 1, 2) ?? 0, d.apply { $0.reduce(0, +) })
//> 3 3 3
