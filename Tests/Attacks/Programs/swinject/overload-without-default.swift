//! class: K9 dispatch
//! note: the overload without a default is called
import Swinject
import Probe
final class Clock {}
final class Diary {}
func fill(_ box: Container) { box.register(Clock.self) { _ in Clock() } }
func fill(_ box: Container, twice: Bool = false) { box.register(Diary.self) { _ in Diary() } }
let box = Container()
let other = Container()
fill(box)
fill(other, twice: true)
probe(box.resolve(Clock.self))
probe(other.resolve(Diary.self))
probe(box.resolve(Diary.self))
