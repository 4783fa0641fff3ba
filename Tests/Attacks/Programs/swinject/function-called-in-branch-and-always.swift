//! class: K10 assemblies
//! note: the function that registers is called in a branch and after it
import Swinject
import Probe
final class Clock {}
final class Diary {}
let box = Container()
func fill() { box.register(Clock.self) { _ in Clock() } }
if CommandLine.argc > 90 { fill() }
fill()
probe(box.resolve(Clock.self))
