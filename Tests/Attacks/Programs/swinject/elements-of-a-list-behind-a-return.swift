//! class: K9 dispatch
//! note: the body of a loop over a constant list skips some elements
import Swinject
import Probe
protocol Part { func fill(_ container: Container) }
final class Clock {}
final class Diary {}
struct Clocks: Part { func fill(_ container: Container) { container.register(Clock.self) { _ in Clock() } } }
struct Diaries: Part { func fill(_ container: Container) { container.register(Diary.self) { _ in Diary() } } }
let parts: [any Part] = [Clocks(), Diaries()]
let box = Container()
parts.forEach {
    if $0 is Diaries { return }
    $0.fill(box)
}
probe(box.resolve(Clock.self))
probe(box.resolve(Diary.self))
