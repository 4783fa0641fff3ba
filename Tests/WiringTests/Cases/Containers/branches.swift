//! runs: no
//! proof: proved 3 of 3 resolutions
import Swinject

class Clock {}
class Store {}
class Log {}
func fill(_ container: Container, _ kind: Int) {
    if kind == 0 {
        container.register(Clock.self) { _ in Clock() }
    } else if kind == 1 {
        container.register(Clock.self) { _ in Clock() }
    } else {
        container.register(Clock.self) { _ in Clock() }
        container.register(Clock.self) { _ in Clock() } //~ duplicate-registration
    }
    switch kind {
    case 0: container.register(Store.self) { _ in Store() }
    default: container.register(Store.self) { _ in Store() }
    }
    container.register(Log.self) { _ in Log() }
    if kind > 2 { container.register(Log.self) { _ in Log() } }
}
let container = Container()
fill(container, CommandLine.arguments.count)
_ = container.resolve(Clock.self)
_ = container.resolve(Store.self)
_ = container.resolve(Log.self)
