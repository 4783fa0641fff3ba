//! class: K9 dispatch
//! note: the variable of a loop fills the container, and its class does nothing
import Swinject
import Probe
final class Clock {}
final class Diary {}
protocol Filling { func fill(_ box: Container) }
struct Full: Filling { func fill(_ box: Container) { box.register(Clock.self) { _ in Clock() } } }
struct Idle: Filling { func fill(_ box: Container) {} }
let box = Container()
let all: [any Filling] = [Idle()]
all.forEach { $0.fill(box) }
probe(box.resolve(Clock.self))
