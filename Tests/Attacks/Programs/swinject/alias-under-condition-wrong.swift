//! class: K5 types
//! note: an alias is the unregistered type in this build
import Swinject
import Probe
final class Live {}
final class Demo {}
#if !DEMO
typealias Api = Demo
#else
typealias Api = Live
#endif
let box = Container()
box.register(Live.self) { _ in Live() }
probe(box.resolve(Api.self)) //~ missing-registration
