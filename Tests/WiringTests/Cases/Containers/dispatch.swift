//! title: a call calls the function of the object's class, and the nearest of one name
//! runs: no
//! proof: proved 2 of 5 resolutions
import Swinject

final class Clock {}
class Filling { func fill(_ container: Container) { container.register(Clock.self) { _ in Clock() } } }
final class Empty: Filling { override func fill(_ container: Container) {} }
final class Plain: Filling {}
func fill(_ container: Container) { container.register(Int.self) { _ in 1 } }
struct Screen {
    func fill(_ container: Container) {}
    func open() {
        let container = Container()
        fill(container)
        _ = container.resolve(Int.self)  //~ missing-registration: 'Int'
    }
}
func run(_ filling: Filling) {
    let container = Container()
    filling.fill(container)
    _ = container.resolve(Clock.self)  //~ missing-registration: 'Clock'
}
run(Empty())
run(Plain())
let a = Container()
Plain().fill(a)
_ = a.resolve(Clock.self)
let b = Container()
fill(b)
_ = b.resolve(Int.self)
_ = b.resolve(Clock.self)  //~ missing-registration: 'Clock' is not registered in the container that is used here
Screen().open()
