//! title: a generic assembly that is applied for two types registers two services
//! command: check
import Dovetail
struct Just<T: Sendable>: Assembly {
    let value: T
    func assemble(_ c: inout Registrations) {
        let value = value
        c.register(T.self) { _ in value }
    }
}
let container = try Container(Just(value: 1), Just(value: "a"))
print(try container.resolve(String.self))
//> a
