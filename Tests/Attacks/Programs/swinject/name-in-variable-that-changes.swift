//! class: K6 names
//! note: a static variable that names the service is changed when the program starts
import Swinject
import Probe
final class Clock {}
final class Diary {}
enum Stage { static var name = "test" }
let box = Container { $0.register(Clock.self, name: "test") { _ in Clock() } }
Stage.name += "2"
probe(box.resolve(Clock.self, name: Stage.name))
