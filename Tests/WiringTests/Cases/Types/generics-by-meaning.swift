//! title: generic functions are compared by meaning
import Dovetail

enum Shop {
    protocol Item { var price: Int { get } }
    protocol LeafDep: Dependency {
        func cost<T: Item>(_ item: T) -> Int where T: Sendable
        func pair<A, B>(_ a: A, _ b: B) -> B where A: Equatable
        func text(_ value: some CustomStringConvertible) -> String
        func count<each T>(_ value: repeat each T) -> Int
    }
}
struct Pen: Shop.Item { let price = 4 }
final class Leaf: Component<Shop.LeafDep> {}
final class Root: BootstrapComponent {
    func cost<Thing: Shop.Item & Sendable>(_ item: Thing) -> Int { item.price }
    func pair<Left: Equatable, Right>(_ a: Left, _ b: Right) -> Right { b }
    func text<Value: CustomStringConvertible>(_ value: Value) -> String { value.description }
    func count<each Value>(_ value: repeat each Value) -> Int {
        var n = 0
        for _ in repeat each value { n += 1 }
        return n
    }
    var leaf: Leaf { Leaf(parent: self) }
}
let d = Root().leaf.dependency
print(d.cost(Pen()), d.pair(1, "b"), d.text(3), d.count(1, "2", 3))
//> 4 b 3 3
