//! title: a container that a pattern binds is given to functions like any other
//! runs: no
//! proof: proved 0 of 2 resolutions
import Swinject

final class Clock {}
let box = Container()
let other = Container()
box.register(Clock.self) { _ in Clock() }
func ask(_ c: Container) { _ = c.resolve(Clock.self) }  //~ missing-registration: 'Clock' is not registered in the container that is used here
func same<T>(_ c: T) -> T { c }
ask(box)
switch Optional(other) {
case .some(let c): ask(c)
case nil: break
}
switch Optional(other) {
case .some(let c): _ = same(c).resolve(Clock.self)  //~ missing-registration: 'Clock' is not registered in the container that is used here
case nil: break
}
