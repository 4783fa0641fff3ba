//! class: random
//! note: installable duplicates; found as: a false error
//! kind: dovetail
import Dovetail
import Probe

final class Api {}
final class Store {}

protocol Installable {
    associatedtype Service
    static func make() -> Service
}

extension Installable {
    static func install(_ c: inout Registrations) {
        c.register(Service.self) { _ in Self.make() }
    }
}

enum InstallApi: Installable {
    static func make() -> Api { Api() }
}

enum InstallStore: Installable {
    static func make() -> Store { Store() }
}

let container = try Container { c in
    InstallApi.install(&c)
    InstallStore.install(&c)
}
probe(try? container.resolve(Api.self))
