//! class: K6 names
//! note: a static variable keeps its first value; another type has one of the name that changes
import Swinject
import Probe
final class Clock {}
final class Diary {}
enum Stage { static var name = "test" }
enum Other { static var name = "x" }
let box = Container { $0.register(Clock.self, name: "test") { _ in Clock() } }
Other.name = "y"
probe(box.resolve(Clock.self, name: Stage.name))
