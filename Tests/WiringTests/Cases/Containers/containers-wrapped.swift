//! title: a container that is made optional, or that a function gives back, is the one that was given
//! runs: no
//! proof: proved 4 of 6 resolutions
import Swinject

final class Clock {}
final class Log {}
let one = Container()
let other = Container()
if let container = Optional(one) {
    container.register(Clock.self) { _ in Clock() }
    _ = container.resolve(Clock.self)
    _ = container.resolve(Log.self)  //~ missing-registration: in 'one'
}
func same(_ container: Container) -> Container { container }
_ = same(one).resolve(Clock.self)
_ = same(other).resolve(Clock.self)  //~ missing-registration: in 'other'
let pair = (first: one, second: other)
_ = Assembler(container: pair.first).resolver.resolve(Clock.self)
func any<T>(_ value: T) -> T { value }
_ = any(one).resolve(Clock.self)
