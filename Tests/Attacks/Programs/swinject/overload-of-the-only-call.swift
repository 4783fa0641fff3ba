//! class: K9 dispatch
//! note: one call may mean two functions, and the type of its argument tells which
import Swinject
import Probe
final class Clock {}
final class Diary {}
let box = Container()
func add(_ number: Int) { box.register(Clock.self) { _ in Clock() } }
func add(_ text: String) { box.register(Diary.self) { _ in Diary() } }
add("x")
probe(box.resolve(Diary.self))
probe(box.resolve(Clock.self))
