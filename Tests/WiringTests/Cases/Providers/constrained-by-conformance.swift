//! title: an extension for arguments that conform, and one for one argument
import Dovetail

protocol Named {}
struct User: Named {}
struct Plain {}
protocol LeafDep: Dependency { var n: Int { get } }
final class Leaf: Component<LeafDep> {}
final class List<Item>: Component<EmptyDependency> { var leaf: Leaf { Leaf(parent: self) } }
extension List where Item: Named { var n: Int { 2 } }
extension List<[Int]> { var n: Int { 3 } }
extension List where Item: Collection, Item.Element == String { var n: Int { 4 } }
final class Root: BootstrapComponent {
    var n: Int { 1 }
    var users: List<User> { List<User>(parent: self) }
    var plains: List<Plain> { List<Plain>(parent: self) }
    var numbers: List<[Int]> { List<[Int]>(parent: self) }
    var texts: List<[String]> { List<[String]>(parent: self) }
}
let root = Root()
print([root.users.leaf, root.plains.leaf, root.numbers.leaf, root.texts.leaf].map(\.dependency.n))
//> [2, 1, 3, 4]
