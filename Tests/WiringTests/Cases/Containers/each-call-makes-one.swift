//! title: a function that makes a container makes another at each call
//! runs: no
//! proof: proved 2 of 4 resolutions
import Swinject

final class Session {}
final class Log {}
func make() -> Container {
    let container = Container()
    container.register(Log.self) { _ in Log() }
    return container
}
func bare() -> Container { Container() }
bare().register(Session.self) { _ in Session() }
_ = bare().resolve(Session.self)  //~ missing-registration: in 'bare()'
let one = bare()
one.register(Session.self) { _ in Session() }
_ = one.resolve(Session.self)
_ = make().resolve(Log.self)
_ = make().resolve(Session.self)  //~ missing-registration: in 'make()'
