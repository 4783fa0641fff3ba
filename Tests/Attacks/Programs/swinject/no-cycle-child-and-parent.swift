//! class: K15 cycles
//! note: a child's service decorates the parent's service of the same type
import Swinject
import Probe
protocol Api {}
final class Plain: Api {}
final class Logged: Api { init(_ api: Api) {} }
let app = Container()
app.register(Api.self) { _ in Plain() }
let user = Container(parent: app)
user.register(Api.self) { _ in Logged(app.resolve(Api.self)!) }
probe(user.resolve(Api.self))
