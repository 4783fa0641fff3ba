//! class: K9 dispatch
//! note: a parameter hides the constant list of the same name
import Swinject
import Probe
protocol Part { func fill(_ container: Container) }
final class Clock {}
final class Diary {}
struct Clocks: Part { func fill(_ container: Container) { container.register(Clock.self) { _ in Clock() } } }
struct Diaries: Part { func fill(_ container: Container) { container.register(Diary.self) { _ in Diary() } } }
let parts: [any Part] = [Clocks(), Diaries()]
let box = Container()
func fill(_ parts: [any Part]) { parts.forEach { $0.fill(box) } }
fill([parts[0]])
probe(box.resolve(Clock.self))
probe(box.resolve(Diary.self))
