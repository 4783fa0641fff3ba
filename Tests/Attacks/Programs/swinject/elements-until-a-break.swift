//! class: K9 dispatch
//! note: the loop over a constant list ends after its first element
import Swinject
import Probe
protocol Part { func fill(_ container: Container) }
final class Clock {}
final class Diary {}
struct Clocks: Part { func fill(_ container: Container) { container.register(Clock.self) { _ in Clock() } } }
struct Diaries: Part { func fill(_ container: Container) { container.register(Diary.self) { _ in Diary() } } }
let parts: [any Part] = [Clocks(), Diaries()]
let box = Container()
for part in parts {
    part.fill(box)
    break
}
probe(box.resolve(Clock.self))
probe(box.resolve(Diary.self))
