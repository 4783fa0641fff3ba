//! class: K5 types
//! note: an alias is another type in each build
import Swinject
import Probe
final class Live {}
final class Demo {}
let box = Container()
#if DEMO
typealias Api = Demo
box.register(Demo.self) { _ in Demo() }
#else
typealias Api = Live
box.register(Live.self) { _ in Live() }
#endif
probe(box.resolve(Api.self))
