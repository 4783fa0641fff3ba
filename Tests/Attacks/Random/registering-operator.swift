//! class: random
//! note: registering operator; found as: a false error
//! kind: swinject
import Probe
import Swinject

final class Api {}

struct Entry {
    let run: (Container) -> Void

    static func of<T>(_ type: T.Type, _ make: @escaping () -> T) -> Entry {
        Entry { c in c.register(type) { _ in make() } }
    }
    static func << (entry: Entry, container: Container) {
        entry.run(container)
    }
}

let container = Container()
Entry.of(Api.self) { Api() } << container
probe(container.resolve(Api.self))
