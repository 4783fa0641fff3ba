//! title: a property wrapper asks as the initializer that its attribute calls
//! runs: no
//! proof: proved 3 of 4 resolutions
import Dovetail

let container = try Container { c in
    c.register(Int.self) { _ in 1 }
    c.register(Int.self, name: "two") { _ in 2 }
}
@propertyWrapper struct Injected<Service> {
    let wrappedValue: Service
    init() { wrappedValue = try! container.resolve(Service.self) }
    init(_ name: String) { wrappedValue = try! container.resolve(Service.self, name: name) }
}
struct Screen {
    @Injected var one: Int
    @Injected() var again: Int
    @Injected("two") var two: Int
    @Injected("tow") var typo: Int //~ missing-registration: 'Int' named "tow"
}
_ = Screen()
