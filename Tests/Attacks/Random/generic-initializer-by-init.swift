//! class: random
//! note: generic initializer by init; found as: proved, and fails
//! kind: dovetail
import Dovetail
import Probe

final class Api {}
final class Missing {}

struct Held<T> {
    let value: T?
    init(_ r: Container, _ type: T.Type = T.self) {
        value = try? r.resolve(T.self)
    }
}

let container = try Container { c in
    c.register(Api.self) { _ in Api() }
}
probe(Held<Api>(container).value)
let held: Held<Missing> = .init(container)
probe(held.value)
