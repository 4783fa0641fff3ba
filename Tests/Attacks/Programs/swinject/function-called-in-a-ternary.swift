//! class: K10 assemblies
//! note: the functions that register are called in a ternary and behind &&
import Swinject
import Probe
final class Clock {}
final class Diary {}
let box = Container()
func fill() { box.register(Clock.self) { _ in Clock() } }
func add() -> Bool {
    box.register(Diary.self) { _ in Diary() }
    return true
}
CommandLine.argc > 90 ? fill() : ()
_ = CommandLine.argc > 90 && add()
probe(box.resolve(Clock.self))
probe(box.resolve(Diary.self))
