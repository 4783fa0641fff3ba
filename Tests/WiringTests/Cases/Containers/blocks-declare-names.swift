//! title: patterns, captures and blocks have names of their own, which hide those around them
//! modes: 5
//! runs: no
//! proof: proved 4 of 8 resolutions; 1 not provable: 1 argument of an unknown type
import Swinject

final class Cart { init(items: Int = 0) {} }
struct Declined: Error {}
let container = Container()
let other = Container()
container.register(Cart.self) { (r, items: Int) in Cart(items: items) }
container.register(Int.self) { _ in 1 }
other.register(String.self) { _ in "" }
let error = 3

func pair() {
    let (container, count) = (other, 1)
    _ = container.resolve(Int.self)  //~ missing-registration: in 'other'
    _ = count
}
func branch(_ given: Container?) {
    if let container = given { _ = container }
    _ = container.resolve(Int.self)
}
func failing() {
    do { throw Declined() } catch { _ = container.resolve(Cart.self, argument: error) }
}
func matching(_ value: Int?) {
    switch value {
    case .some(let error): _ = container.resolve(Cart.self, argument: error)
    case nil: break
    }
    _ = container.resolve(Cart.self, argument: error)
}
func capturing() {
    let body = { [container = other] in container.resolve(Int.self) }  //~ missing-registration: in 'other'
    _ = body()
}
var price: Int {
    get { 1 }
    set { _ = container.resolve(Cart.self, argument: newValue) }
}
func looping() {
    for error in ["a"] { _ = container.resolve(Cart.self, argument: error) }  //~ argument-mismatch: of type String
}
pair()
branch(other)
failing()
matching(error)
price = 2
capturing()
looping()
