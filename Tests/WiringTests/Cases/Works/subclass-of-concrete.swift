//! title: a concrete component and its subclass are children of one parent
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
class C: Component<CDep> { var text: String { "c \(dependency.id)" } }
final class D: C { override var text: String { "d \(dependency.id)" } }
final class Root: BootstrapComponent {
    var id: Int { 5 }
    func one(_ special: Bool) -> C { special ? D(parent: self) : C(parent: self) }
}
let root = Root()
print(root.one(false).text, root.one(true).text)
//> c 5 d 5
