//! title: generic aliases, generic roots, and Self as an argument
import Dovetail

protocol Marked {}
typealias Screen<Need> = Component<Need>
typealias MarkedScreen = Screen<LeafDep> & Marked
protocol LeafDep: Dependency { var id: Int { get } }
final class Leaf: MarkedScreen {}
final class List<Item>: Screen<LeafDep> { var name: String { "\(Item.self)" } }
typealias Rows<Item> = List<[Item]>
final class Root<Mode>: BootstrapComponent {
    var id: Int { 3 }
    var leaf: Leaf { Leaf(parent: self) }
    var rows: Rows<Int> { .init(parent: self) }
    func mine() -> String { List<Self>(parent: self).name }
}
let first = Root<Int>()
let second: Root<String> = .init()
print(first.leaf.dependency.id, second.rows.name, first.mine())
//> 3 Array<Int> Root<Int>
