//! class: random
//! note: unknown names in a parent; found as: a false error
//! kind: dovetail
import Dovetail
import Probe

final class Api {}

enum Place: String, CaseIterable {
    case disk, cloud
}

func child(of parent: Container) throws -> Container {
    try Container(parent: parent) { _ in }
}

func start() throws {
    let one = try Container { c in
        for name in Place.allCases.filter({ $0 != .disk }).map({ $0.rawValue }) {
            c.register(Api.self, name: name) { _ in Api() }
        }
    }
    let two = try Container { _ in }
    let ofOne = try child(of: one)
    let ofTwo = try child(of: two)
    probe(try? ofOne.resolve(Api.self, name: "cloud"))
    _ = ofTwo
}
try start()
