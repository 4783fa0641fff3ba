//! class: K6 names
//! note: a struct gets its key from its memberwise initializer
import Swinject
import Probe
final class Clock {}
final class Diary {}
let box = Container { $0.register(Clock.self, name: "a") { _ in Clock() } }
struct Page { var title = ""; var key = "a"; func show() { probe(box.resolve(Clock.self, name: key)) } }
Page(title: "x", key: "b").show()
