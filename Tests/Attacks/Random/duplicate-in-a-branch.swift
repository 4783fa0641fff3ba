//! class: random
//! note: duplicate in a branch; found as: proved, and fails
//! kind: dovetail
import Dovetail
import Probe

final class Api {}

func add(_ c: inout Registrations) {
    c.register(Api.self) { _ in Api() }
}

func start(isOn: Bool) {
    let container = try? Container { c in
        add(&c)
        if isOn {
            add(&c)
        }
    }
    probe(try? container?.resolve(Api.self))
}
start(isOn: true)
