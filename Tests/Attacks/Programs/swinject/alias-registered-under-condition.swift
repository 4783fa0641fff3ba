//! class: K5 types
//! note: an alias of another type in each build is registered and asked for
import Swinject
import Probe
final class Live {}
final class Demo {}
#if DEMO
typealias Api = Demo
func make() -> Api { Demo() }
#else
typealias Api = Live
func make() -> Api { Live() }
#endif
let box = Container()
box.register(Api.self) { _ in make() }
probe(box.resolve(Api.self))
#if !DEMO
probe(box.resolve(Live.self))
probe(box.resolve(Demo.self))
#endif
