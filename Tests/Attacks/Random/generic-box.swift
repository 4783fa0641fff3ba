//! class: random
//! note: generic box; found as: not counted
//! kind: swinject
import Probe
import Swinject

final class Api {}
final class Missing {}

final class Ref<Value> {
    let value: Value
    init(_ value: Value) {
        self.value = value
    }
}

func fill(_ c: Container) {
    c.register(Api.self) { _ in Api() }
}

let ref = Ref(Container())
fill(ref.value)
probe(ref.value.resolve(Api.self))
probe(ref.value.resolve(Missing.self))
