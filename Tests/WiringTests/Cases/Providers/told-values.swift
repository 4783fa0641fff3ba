//! title: values whose type can be told: elements of an array, static members, cases, wrappers
import Dovetail

final class Log: Sendable { let name: String; init(_ name: String) { self.name = name }; static let main = Log("main") }
enum Speed { case slow, fast }
@propertyWrapper struct Limited { var wrappedValue: Int; init(_ value: Int) { wrappedValue = min(value, 9) } }
@propertyWrapper struct Same<Value> { var wrappedValue: Value }
protocol LeafDep: Dependency {
    var ids: [Int] { get }
    var log: Log { get }
    var speed: Speed { get }
    var limit: Int { get }
    var same: Log { get }
    var below: Int { get }
}
final class Leaf: Component<LeafDep> {}
final class Middle: Component<EmptyDependency> {
    let ids = [4, 5]
    let log = Log.main
    let speed = Speed.fast
    @Limited(12) var limit
    @Same var same = Log("same")
    let below = -1
    var leaf: Leaf { Leaf(parent: self) }
}
final class Root: BootstrapComponent {
    var middle: Middle { Middle(parent: self) }
}
let d = Root().middle.leaf.dependency
print(d.ids, d.log.name, d.speed, d.limit, d.same.name, d.below)
//> [4, 5] main fast 9 same -1
