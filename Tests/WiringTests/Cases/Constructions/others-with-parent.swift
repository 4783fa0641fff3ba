//! title: what takes a parent and is no component
import Dovetail

final class Controller { let parent: Root; init(parent: Root) { self.parent = parent } }
struct Row<Item> { let parent: Root }
typealias Line = Row<Int>
class Window {
    let root: Root
    init(parent: Root) { root = parent }
    func open(_ type: Window.Type) -> Window { type.init(root) }
    required init(_ root: Root) { self.root = root }
}
func attach(parent: Root) -> Int { 4 }
final class Root: BootstrapComponent {
    let id = 3
    var controller: Controller { Controller(parent: self) }
    var row: Row<Int> { Row<Int>(parent: self) }
    var line: Line { .init(parent: self) }
    var window: Window { Window(parent: self) }
    var attached: Int { attach(parent: self) }
}
print(Root().controller.parent.id, Root().row.parent.id, Root().line.parent.id, Root().window.root.id, Root().attached)
//> 3 3 3 3 4
