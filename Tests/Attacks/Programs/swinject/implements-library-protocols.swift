//! class: K11 forward
//! note: implements of library types
import Swinject
import Probe
final class Feed { init() {} }
final class Chat { init() {} }
final class One: Error {}
class Base: Codable {}
final class Two: Base {}
final class Three {}
extension Three: CustomStringConvertible { var description: String { "" } }
let box = Container()
box.register(One.self) { _ in One() }.implements(Error.self)
box.register(Two.self) { _ in Two() }.implements(Encodable.self)
box.register(Three.self) { _ in Three() }.implements(CustomStringConvertible.self, AnyObject.self)
box.register(Feed.self) { _ in Feed() }.implements(CaseIterable.Type.self)
probe(box.resolve(Error.self))
probe(box.resolve(Encodable.self))
probe(box.resolve(CustomStringConvertible.self))
probe(box.resolve(AnyObject.self))
