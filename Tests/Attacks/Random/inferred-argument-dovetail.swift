//! class: random
//! note: inferred argument dovetail; found as: proved, and fails
//! kind: dovetail
import Dovetail
import Probe

final class Api {}
final class Missing {}

extension Container {
    func find<T>() -> T? {
        try? resolve(T.self)
    }
}

func take(_ value: Missing?) -> Missing? { value }

let container = try Container { c in
    c.register(Api.self) { _ in Api() }
}
probe(container.find() as Api?)
probe(take(container.find()))
