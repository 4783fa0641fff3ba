//! title: a nested type by an alias of the type around it, or by a class that inherits it
//! runs: no
//! proof: proved 3 of 4 resolutions
import Swinject

enum Space { final class Inner {} }
typealias Room = Space
class Ancestor { struct Nested {} }
final class Descendant: Ancestor {}
let container = Container()
container.register(Room.Inner.self) { _ in Space.Inner() }
container.register(Descendant.Nested.self) { _ in Ancestor.Nested() }
_ = container.resolve(Space.Inner.self)
_ = container.resolve(Room.Inner.self)
_ = container.resolve(Ancestor.Nested.self)
_ = container.resolve(Descendant.self)  //~ missing-registration: 'Descendant'
