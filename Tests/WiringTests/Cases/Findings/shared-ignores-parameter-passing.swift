//! title: a parameter that the shared value is not built from
import Dovetail

final class Item {
    let id: Int
    init(_ id: Int) { self.id = id }
}
final class Items {
    let id = 9
    subscript(id: Int) -> Item { Item(id) }
}
final class Keeper {
    func shared<Value>(_ make: () -> Value) -> Value { make() }
    func item(_ id: Int) -> Item { shared { Item(id) } }
}
final class App: BootstrapComponent {
    let id = 3
    func behind(_ id: Int) -> Item { shared { Items() }[id] }
    func unused(_ id: Int) -> Item { shared { Item(self.id) } }
    func member(_ id: Int) -> Item { shared { Item(Items().id) } }
    func hidden(_ id: Int) -> Item {
        shared {
            let id = 4
            return Item(id)
        }
    }
    func mapped(_ id: Int) -> [Item] { shared { [5].map { id in Item(id) } } }
    func captured(_ id: Int) -> Item { shared { [id = 6] in Item(id) } }
    func constant(_ id: Int) -> Item {
        let id = 7
        return shared { Item(id) }
    }
    func type<T: Initializable>(_ type: T.Type) -> T { shared { type.init() } }
    func once<T>(_ make: () -> T) -> T { shared { make() } }
    func placed(_ id: Int, line: UInt = #line) -> Item { shared(line: line) { Item(id) } }
    func local(_ id: Int) -> Item {
        struct Local { var id: Int { 8 } }
        return shared { Item(Local().id) }
    }
}
final class Child: Component<EmptyDependency> {
    private var first: Item?
    init(parent: App, id: Int) {
        super.init(parent: parent)
        first = shared { Item(id) }
    }
}
extension App {
    func child(_ id: Int) -> Child { Child(parent: self, id: id) }
}
protocol Initializable { init() }
extension Int: Initializable {}

let app = App()
_ = app.child(1)
print(app.behind(1).id, app.unused(1).id, app.member(1).id, app.hidden(1).id)
print(app.mapped(1)[0].id, app.captured(1).id, app.constant(1).id, app.local(1).id)
let one = app.placed(1)
let two = app.placed(2)
print(app.type(Int.self), app.once { "text" }, one.id, two.id, Keeper().item(10).id)
//> 1 3 9 4
//> 5 6 7 8
//> 0 text 1 2 10
