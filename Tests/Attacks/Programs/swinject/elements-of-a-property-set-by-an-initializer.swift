//! class: K9 dispatch
//! note: a property that an initializer sets hides the constant list of the same name
import Swinject
import Probe
protocol Part { func fill(_ container: Container) }
final class Clock {}
final class Diary {}
struct Clocks: Part { func fill(_ container: Container) { container.register(Clock.self) { _ in Clock() } } }
struct Diaries: Part { func fill(_ container: Container) { container.register(Diary.self) { _ in Diary() } } }
let parts: [any Part] = [Clocks(), Diaries()]
let box = Container()
final class Root {
    let parts: [any Part]
    init(_ parts: [any Part]) { self.parts = parts }
    func fill() { for part in parts { part.fill(box) } }
}
Root([parts[0]]).fill()
probe(box.resolve(Clock.self))
probe(box.resolve(Diary.self))
