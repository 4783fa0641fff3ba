//! class: random
//! note: unproved mapped cases; found as: not proved
//! kind: swinject
import Probe
import Swinject

final class Api {}

enum Place: String, CaseIterable {
    case disk, cloud
}

func start() {
    let container = Container()
    for name in Place.allCases.map(\.rawValue) {
        container.register(Api.self, name: name) { _ in Api() }
    }
    probe(container.resolve(Api.self, name: "disk"))
}
start()
