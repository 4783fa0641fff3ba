//! class: K9 dispatch
//! note: what a protocol does not require is called by the static type
import Swinject
import Probe
final class Clock {}
final class Diary {}
protocol Filling {}
extension Filling { func fill(_ box: Container) { box.register(Clock.self) { _ in Clock() } } }
struct Own: Filling { func fill(_ box: Container) { box.register(Diary.self) { _ in Diary() } } }
let box = Container()
let it: any Filling = Own()
it.fill(box)
probe(box.resolve(Clock.self))
probe(box.resolve(Diary.self))
