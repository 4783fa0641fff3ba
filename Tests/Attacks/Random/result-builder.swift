//! class: random
//! note: result builder; found as: a false error
//! kind: swinject
import Probe
import Swinject

final class Api {}

struct Item {
    let add: (Container) -> Void
    init(_ add: @escaping (Container) -> Void) {
        self.add = add
    }
}

@resultBuilder enum Items {
    static func buildBlock(_ items: Item...) -> [Item] { items }
}

func module(_ container: Container, @Items _ items: () -> [Item]) {
    for item in items() { item.add(container) }
}

func start() {
    let container = Container()
    module(container) {
        Item { c in
            c.register(Api.self) { _ in Api() }
        }
    }
    probe(container.resolve(Api.self))
}
start()
