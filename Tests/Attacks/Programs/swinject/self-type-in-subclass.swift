//! class: K5 types
//! note: Self in a class is the subclass where it is called
import Swinject
import Probe
class Base { class func load(_ box: Container) { probe(box.resolve(Self.self)) }; required init() {} }
final class Sub: Base {}
let box = Container()
box.register(Base.self) { _ in Base() }
Base.load(box)
Sub.load(box)
