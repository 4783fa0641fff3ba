//! class: K7 helpers
//! note: a property wrapper resolves what is not there
import Dovetail
import Probe
struct Feed: Sendable {}
let box = try Container { _ in }
@propertyWrapper struct Injected<T> { let wrappedValue: T; init() { wrappedValue = try! box.resolve(T.self) } }
struct Screen { @Injected var feed: Feed } //~ missing-registration
_ = Screen()
