//! title: a class in parentheses or with .self, and initializers that hand the parent on
import Dovetail

protocol LeafDep: Dependency { var id: Int { get } }
final class Leaf: Component<LeafDep> {
    let title: String
    init(parent: any Scope, title: String) {
        self.title = title
        super.init(parent: parent)
    }
    convenience init(_ scope: any Scope) { self.init(parent: scope, title: "none") }
    convenience init(below scope: any Scope, _ title: () -> String) { self.init(parent: scope, title: title()) }
}
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var plain: Leaf { Leaf(self) }
    var below: Leaf { Leaf(below: self) { "below" } }
    var wrapped: Leaf { (Leaf)(parent: self, title: "wrapped") }
    var selfed: Leaf { Leaf.self.init(parent: (self), title: "self") }
}
for leaf in [Root().plain, Root().below, Root().wrapped, Root().selfed] { print(leaf.title, leaf.dependency.id) }
//> none 1
//> below 1
//> wrapped 1
//> self 1
