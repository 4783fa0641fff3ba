//! title: names that generated ones may meet
import Dovetail

struct WiringVersion { let number: Int }
protocol LeafDep: Dependency {
    var version: WiringVersion { get }
    var `Type`: Int { get }
    func `open it`(`at once` now: Int, `inout` then: Int) -> Int
}
final class A_B: Component<LeafDep> {}
enum A { final class B: Component<LeafDep> { var leaf: A_B { A_B(parent: self) } } }
struct Under_Root {}
final class Root: BootstrapComponent {
    var version: WiringVersion { WiringVersion(number: 7) }
    var `Type`: Int { 1 }
    func `open it`(`at once` now: Int, `inout` then: Int) -> Int { now + then }
    var first: A_B { A_B(parent: self) }
    var second: A.B { A.B(parent: self) }
}
let d = Root().second.leaf.dependency
print(d.`Type`, d.`open it`(`at once`: 2, `inout`: 3), d.version.number)
//> 1 5 7
