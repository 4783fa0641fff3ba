//! title: an asynchronous service cannot be weak
//! runs: no
import Dovetail

final class Store: Sendable {}
let container = try Container { c in
    c.register(Store.self, scope: .weak) { _ in //~ invalid-scope: its factory is asynchronous
        await Task.yield()
        return Store()
    }
}
