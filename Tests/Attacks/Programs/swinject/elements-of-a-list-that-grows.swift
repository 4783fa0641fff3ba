//! class: K9 dispatch
//! note: the list is a variable, and something is taken out
import Swinject
import Probe
protocol Part { func fill(_ container: Container) }
final class Clock {}
final class Diary {}
struct Clocks: Part { func fill(_ container: Container) { container.register(Clock.self) { _ in Clock() } } }
struct Diaries: Part { func fill(_ container: Container) { container.register(Diary.self) { _ in Diary() } } }
var parts: [any Part] = [Clocks(), Diaries()]
parts.removeLast()
let box = Container()
for part in parts { part.fill(box) }
probe(box.resolve(Clock.self))
probe(box.resolve(Diary.self))
