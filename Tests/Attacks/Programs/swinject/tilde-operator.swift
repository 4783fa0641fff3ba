//! class: K8 not counted
//! note: the operator of SwinjectAutoregistration resolves, and stops where nothing is there
import Swinject
import Probe
import SwinjectAutoregistration
final class Feed {}
final class Chat {}
let box = Container()
box.register(Feed.self) { _ in Feed() }
probe(box ~> Feed.self)
probe(box ~> Chat.self) //~ missing-registration
