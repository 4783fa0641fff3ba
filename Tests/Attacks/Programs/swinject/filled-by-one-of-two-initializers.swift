//! class: K9 dispatch
//! note: of two objects one is made by the initializer that registers
import Swinject
import Probe
final class Clock {}
final class Diary {}
final class Room { let box: Container; init() { box = Container() }; init(isLit: Bool) { box = Container(); box.register(Clock.self) { _ in Clock() } } }
let dark = Room()
let lit = Room(isLit: true)
probe(lit.box.resolve(Clock.self))
probe(dark.box.resolve(Clock.self))
