//! class: K14 creation
//! note: scope weak of a struct builds it each time
import Swinject
import Probe
struct Config {}
let box = Container()
box.register(Config.self) { _ in Config() }.inObjectScope(.weak)
probe(box.resolve(Config.self))
