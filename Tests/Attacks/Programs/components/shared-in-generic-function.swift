//! class: C7 shared
//! note: a generic function shares a value for each type or traps
import Dovetail
final class AppComponent: BootstrapComponent {
    func list<Item>(_ item: Item) -> [Item] { shared { [item] } }
}
let app = AppComponent()
print(app.list(1), app.list(2))
//> [1] [1]
