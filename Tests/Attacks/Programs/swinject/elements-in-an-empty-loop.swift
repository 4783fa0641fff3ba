//! class: K9 dispatch
//! note: a loop that never runs is around the one over a constant list
import Swinject
import Probe
protocol Part { func fill(_ container: Container) }
final class Clock {}
final class Diary {}
struct Clocks: Part { func fill(_ container: Container) { container.register(Clock.self) { _ in Clock() } } }
struct Diaries: Part { func fill(_ container: Container) { container.register(Diary.self) { _ in Diary() } } }
let parts: [any Part] = [Clocks(), Diaries()]
let none: [Int] = []
let box = Container()
none.forEach { _ in parts.forEach { $0.fill(box) } }
probe(box.resolve(Clock.self))
probe(box.resolve(Diary.self))
