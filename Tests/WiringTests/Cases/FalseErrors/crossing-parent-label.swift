//! title: crossing: other types with a parent: label are no components
import Dovetail

protocol CDep: Dependency { var id: Int { get } }
final class C: Component<CDep> {}
struct View { let id: Int; init(parent: Root) { id = parent.id } }
final class Model { let id: Int; init(parent: AnyObject) { id = 2 } }
func attach(parent: Root) -> Int { parent.id }
final class Root: BootstrapComponent {
    var id: Int { 1 }
    var c: C { C(parent: self) }
    var view: View { .init(parent: self) }
    var model: Model { Model(parent: self) }
    func all(_ other: Root) -> [Int] { [View(parent: other).id, Model(parent: other).id, attach(parent: other)] }
}
let root = Root()
print(root.c.dependency.id, root.view.id, root.model.id, root.all(root))
//> 1 1 2 [1, 2, 1]
