//! class: random
//! note: registers in unread getter; found as: proved, and fails
//! kind: swinject
import Probe
import Swinject

final class Api {}

struct Counter {
    let container: Container
    var count: Int {
        container.register(Api.self) { _ in Api() }
        return 1
    }
    var size: Int { 2 }
}

let container = Container()
print(Counter(container: container).size)
probe(container.resolve(Api.self))
