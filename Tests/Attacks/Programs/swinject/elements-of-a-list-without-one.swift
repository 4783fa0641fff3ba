//! class: K9 dispatch
//! note: the list leaves one part out
import Swinject
import Probe
protocol Part { func fill(_ container: Container) }
final class Clock {}
final class Diary {}
struct Clocks: Part { func fill(_ container: Container) { container.register(Clock.self) { _ in Clock() } } }
struct Diaries: Part { func fill(_ container: Container) { container.register(Diary.self) { _ in Diary() } } }
let other = Diaries()
let box = Container()
for part in [Clocks()] as [any Part] { part.fill(box) }
let parts: [any Part] = [Clocks()]
for part in parts { part.fill(box) }
other.fill(Container())
probe(box.resolve(Clock.self))
probe(box.resolve(Diary.self))
