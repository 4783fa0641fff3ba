//! class: K6 names
//! note: implicit raw values of an enum
import Swinject
import Probe
final class Api {}
enum Host: String { case live, test = "TEST" }
let box = Container()
box.register(Api.self, name: Host.live.rawValue) { _ in Api() }
box.register(Api.self, name: Host.test.rawValue) { _ in Api() }
probe(box.resolve(Api.self, name: "live"))
probe(box.resolve(Api.self, name: "TEST"))
probe(box.resolve(Api.self, name: "test")) //~ missing-registration
