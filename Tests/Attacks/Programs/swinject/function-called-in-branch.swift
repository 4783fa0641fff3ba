//! class: K10 assemblies
//! note: the function that registers is called in a branch, by another function
import Swinject
import Probe
final class Clock {}
final class Diary {}
let box = Container()
func fill() { box.register(Clock.self) { _ in Clock() } }
func prepare() { fill() }
if CommandLine.argc > 90 { prepare() }
probe(box.resolve(Clock.self))
