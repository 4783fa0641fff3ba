//! class: K9 dispatch
//! note: each element of a constant list fills the container
import Swinject
import Probe
protocol Part { func fill(_ container: Container) }
final class Clock {}
final class Diary {}
struct Clocks: Part { func fill(_ container: Container) { container.register(Clock.self) { _ in Clock() } } }
struct Diaries: Part { func fill(_ container: Container) { container.register(Diary.self) { _ in Diary() } } }
final class Root {
    private let container = Container()
    private let parts: [any Part] = [Clocks(), Diaries()]
    func filled() -> Container {
        parts.forEach { $0.fill(container) }
        return container
    }
}
let box = Root().filled()
probe(box.resolve(Clock.self))
probe(box.resolve(Diary.self))
