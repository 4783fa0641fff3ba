//! class: K14 creation
//! note: the object scope is a variable
import Swinject
import Probe
final class Cache {}
let scope: ObjectScope = CommandLine.arguments.count > 50 ? .transient : .container
let box = Container()
box.register(Cache.self) { _ in Cache() }.inObjectScope(scope)
probe(box.resolve(Cache.self))
same(box.resolve(Cache.self) === box.resolve(Cache.self))
