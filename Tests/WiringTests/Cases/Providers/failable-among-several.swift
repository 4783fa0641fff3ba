//! title: the labels choose the initializer, which may be failable
import Dovetail
import Foundation

struct Code { let n: Int; init() { n = 0 }; init?(text: String) { n = text.count } }
protocol LeafDep: Dependency {
    var plain: Code { get }
    var read: Code? { get }
    var page: URL? { get }
    var number: Int? { get }
}
final class Leaf: Component<LeafDep> {}
final class Root: BootstrapComponent {
    let plain = Code()
    let read = Code(text: "four")
    let page = URL(string: "https://a.example")
    let number = Int("12")
    var leaf: Leaf { Leaf(parent: self) }
}
let d = Root().leaf.dependency
print(d.plain.n, d.read?.n ?? -1, d.page != nil, d.number ?? 0)
//> 0 4 true 12
